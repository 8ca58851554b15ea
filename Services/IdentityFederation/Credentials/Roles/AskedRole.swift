internal import IdentityFederationCore
internal import PublicOperations

extension RoleARN {
  /// The role that a client of STS asks for.
  static func asked(_ text: String?) throws(IdentityFederationFailure) -> RoleARN {
    guard let role = RoleARN(text ?? "") else {
      throw .invalidParameter("\(text ?? "") is invalid")
    }
    return role
  }
}
