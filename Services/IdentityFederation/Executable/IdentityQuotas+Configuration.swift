import IdentityFederationCore
import Runtime

extension IdentityQuotas {
  /// Reads the keys below `quotas`.
  init(_ source: inout ConfigurationSource) {
    self.init()
    func number(_ key: String, _ usual: Int, _ range: ClosedRange<Int>) -> Int {
      source.integer("quotas", key, default: usual, in: range)
    }
    identityPools = number("identity-pools", identityPools, 1...1_000_000)
    userPoolsInIdentityPool = number(
      "user-pools-in-identity-pool",
      userPoolsInIdentityPool,
      1...10_000
    )
    providersInUserPool = number("providers-in-user-pool", providersInUserPool, 1...100_000)
    datasetsOfIdentity = number("datasets-of-identity", datasetsOfIdentity, 1...10_000)
    recordsInDataset = number("records-in-dataset", recordsInDataset, 1...100_000)
    datasetBytes = Int64(number("dataset-bytes", Int(datasetBytes), 1024...67_108_864))
  }
}
