package import IdentityFederationCore

extension IdentityFederationFailure {
  /// The access key that the operator names is not there.
  package static func noAccessKey(_ id: String) -> Self {
    .accessKeyNotFound("The Access Key with id \(id) cannot be found.")
  }

  /// The access key exists with another secret, which is not replaced.
  package static func otherSecret(of id: String) -> Self {
    .accessKeyExists("The Access Key with id \(id) exists with another secret.")
  }
}
