"""What the conformance tests share: the running system, its clients and the shape checks."""
