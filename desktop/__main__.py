"""`python -m desktop` opens the window, as `tarsas` without a command does."""

import sys

from desktop.main import main

if __name__ == "__main__":
    sys.exit(main())
