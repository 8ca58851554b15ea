package import IdentityFederationCore
internal import Postgres

extension Identities {
  /// What removes the identities of a deleted pool, with the logins that refer to them.
  package static let removalsOfPool: [IdentityPoolRowRemoval] = [
    { pool, limit in
      .removal(of: limit, from: "identity_federation.identities", key: "id", in: pool)
    }
  ]
}
