"""What is kept on disk: the rows, the file they are in, and the thread that commits them."""
