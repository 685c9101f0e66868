"""Entry of the frozen program; worker processes start here too, and `main` sends them on first of all."""

import sys

from rules.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
