/// The processes of an installation.
enum ServiceName: String, Sendable, CaseIterable {
  case authentication
  case deviceRegistry = "device-registry"
  case tokenIssuance = "token-issuance"
  case identityFederation = "identity-federation"
  case gateway

  /// The PostgreSQL schema it owns; the gateway has none.
  var schema: String? {
    switch self {
    case .authentication: "authentication"
    case .deviceRegistry: "device_registry"
    case .tokenIssuance: "token_issuance"
    case .identityFederation: "identity_federation"
    case .gateway: nil
    }
  }

  var executable: String { "gatehouse-\(rawValue)" }
}
