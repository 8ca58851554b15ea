internal import Domain

extension ExactText {
  static func < (left: ExactText, right: ExactText) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}

extension Dictionary where Key == ExactText {
  /// In the order of the keys' bytes.
  var inOrderOfKeys: [(key: ExactText, value: Value)] {
    sorted { $0.key < $1.key }
  }
}
