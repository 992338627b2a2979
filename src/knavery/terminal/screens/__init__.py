"""What fills the window: the table, the curtain, pages to read, forms, questions, the end."""
