extension Optional where Wrapped: Collection {
  /// The collection, unless it is empty: an empty list then means the same as none.
  package var nonEmpty: Wrapped? {
    guard let self, !self.isEmpty else { return nil }
    return self
  }
}
