/// How much the operator lets an account have.
///
/// The usual numbers are what AWS raises its quotas to on request, where it says so, and else its quotas
/// (Quotas in Amazon Cognito).
package struct IdentityQuotas: Sendable, Hashable {
  /// Identity pools of the account.
  package var identityPools = 1000
  /// User pools among the providers of an identity pool; AWS's quota is 50.
  package var userPoolsInIdentityPool = 1000
  /// Outside providers of a user pool; AWS's quota is 300.
  package var providersInUserPool = 1000
  /// Datasets of an identity.
  package var datasetsOfIdentity = 20
  /// Records of a dataset that are not removed.
  package var recordsInDataset = 1024
  /// Keys and values of a dataset together, in bytes.
  package var datasetBytes: Int64 = 1 << 20

  /// The usual numbers.
  package init() {}
}
