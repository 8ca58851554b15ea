"""Turns botocore's service model and our .proto files into committed code."""
