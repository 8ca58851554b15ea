internal import IdentityFederationCore

extension IdentityPools {
  /// The pool that an ARN names; an ARN of another account or region than the pool's names none.
  func taggedPool(_ arn: String?) throws(IdentityFederationFailure) -> IdentityPoolID {
    let arn = arn ?? ""
    let parts = arn.split(separator: ":", maxSplits: 5, omittingEmptySubsequences: false)
    let kind = "identitypool/"
    guard parts.count == 6, parts[0] == "arn", parts[2] == "cognito-identity",
      parts[5].hasPrefix(kind)
    else { throw .invalidParameter("Invalid resource ARN: \(arn)") }
    let name = String(parts[5].dropFirst(kind.count))
    guard let id = IdentityPoolID(name), parts[3] == id.region, parts[4] == accountID else {
      throw .identityPoolNotFound(name)
    }
    return id
  }
}

extension IdentityFederationFailure {
  /// The model gives the operations of tags no exception for it.
  static let tagsContended = unavailable("other calls keep changing the identity pool")
}
