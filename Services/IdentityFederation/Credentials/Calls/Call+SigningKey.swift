internal import IdentityFederationCore
internal import PublicOperations

extension Call {
  /// The access key that signed; refuses its temporary credentials.
  ///
  /// Credentials that could ask for others would never end.
  func longTermKey(_ operation: String) throws(IdentityFederationFailure) -> Principal.AccessKey {
    let key = try signingKey()
    guard key.session == nil else {
      throw .accessDenied("Cannot call \(operation) with session credentials")
    }
    return key
  }

  /// The access key that signed, itself or by its temporary credentials.
  func signingKey() throws(IdentityFederationFailure) -> Principal.AccessKey {
    guard case .accessKey(let key) = principal else {
      throw .internalFault("an operation for access keys was called by another caller")
    }
    return key
  }
}
