"""The NumPy layout of a record: the same offsets as its bytes."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from knavery.kernel.record import Field, TableRecord, offsets


@functools.cache
def dtype_of(record: Any) -> np.dtype[Any]:
    fields = list(offsets(record))
    return np.dtype(
        {
            "names": [field.name for field, _ in fields],
            "formats": [format_of(field) for field, _ in fields],
            "offsets": [at for _, at in fields],
            "itemsize": record.SIZE,
        },
        align=True,
    )


def format_of(field: Field) -> Any:
    single = dtype_of(field.record) if field.record else np.dtype("<" + field.code)
    return (single, (field.mark.length,)) if field.mark.length else single


def to_array(tables: list[Any]) -> np.ndarray[Any, Any]:
    """Plain tables as the rows of an array."""
    data = b"".join(table.pack() for table in tables)
    record: Any = type(tables[0])
    return np.frombuffer(bytearray(data), dtype_of(record))


def from_row(record: type[TableRecord], row: Any) -> Any:
    """A row as a plain table."""
    return record.unpack(row.tobytes())
