"""`python -m desktop` is `tarsas`."""

import sys

from desktop.main import main

if __name__ == "__main__":
    sys.exit(main())
