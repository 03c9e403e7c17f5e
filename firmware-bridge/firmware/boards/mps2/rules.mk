mps2:
