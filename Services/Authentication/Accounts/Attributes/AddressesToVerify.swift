internal import AuthenticationCore

extension UserRecord {
  /// The addresses that codes verify, by attribute: the waiting ones before those that are set.
  func addressesToVerify() throws(AuthenticationFailure) -> [String: String] {
    try attributes().merging(try pendingAttributes()) { $1 }
  }
}

extension AuthenticationFailure {
  static let invalidVerifiedAttribute = invalidParameter(
    "Only the attributes email and phone_number can be verified."
  )
}
