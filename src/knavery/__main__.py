"""`python -m knavery` is the command `knavery`."""

import sys

from knavery.cli import main

sys.exit(main())
