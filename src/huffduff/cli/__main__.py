"""`python -m huffduff.cli COMMAND ...`."""

import sys

from huffduff.cli import main

sys.exit(main())
