"""`python -m tutor` does what the command `tutor` does."""

from tutor.cli import main

if __name__ == "__main__":
    main()
