// swift-format-ignore-file
// Generated from Services/services.json by Services/generate. Do not edit.

/// The services of an installation, in the order in which they start.
public enum ServiceName: String, Sendable, CaseIterable {
  /// Owns user pools, users and sign-in.
  case authentication
  /// Owns devices, and the instances of apps.
  case deviceRegistry = "device-registry"
  /// Owns signing keys and tokens.
  case tokenIssuance = "token-issuance"
  /// Owns nothing; it reads the XML of SAML.
  case assertionReader = "assertion-reader"
  /// Owns access keys, identity pools, their credentials and data.
  case identityFederation = "identity-federation"
  /// Owns the public HTTP API.
  case gateway
  /// Owns nothing; it shows operators what the services tell them.
  case console

  /// The PostgreSQL schema that it owns, with a role and sealing keys of its own; nil when it has none.
  public var schema: String? {
    switch self {
    case .authentication: "authentication"
    case .deviceRegistry: "device_registry"
    case .tokenIssuance: "token_issuance"
    case .assertionReader: nil
    case .identityFederation: "identity_federation"
    case .gateway: nil
    case .console: nil
    }
  }

  /// Whether it carries out operations of an AWS API: it then holds the keys of their tickets.
  public var answersAPIs: Bool {
    switch self {
    case .authentication: true
    case .deviceRegistry: false
    case .tokenIssuance: false
    case .assertionReader: false
    case .identityFederation: true
    case .gateway: false
    case .console: false
    }
  }

  /// Whether it is reached by HTTP: all its instances share one socket, and it offers no RPC services.
  public var isReachedByHTTP: Bool { rpcServices.isEmpty }

  /// The full names of the RPC services that it offers.
  public var rpcServices: [String] {
    switch self {
    case .authentication: [
        "gatehouse.authentication.v1.AuthenticationService",
        "gatehouse.authentication.v1.ConfirmationLinkService",
        "gatehouse.authentication.v1.AuthEventFeedbackService",
        "gatehouse.authentication.v1.BrandingService",
        "gatehouse.authentication.v1.DomainService",
        "gatehouse.authentication.v1.HostedPagesService",
        "gatehouse.authentication.v1.OwnAccountService",
        "gatehouse.authentication.v1.ConsoleService",
        "gatehouse.authentication.v1.ConsolePoolService",
        "gatehouse.authentication.v1.OperatorAccountService",
        "gatehouse.authentication.v1.RiskOperatorService",
        "gatehouse.authentication.v1.OutboxOperatorService",
        "gatehouse.authentication.v1.SessionOperatorService",
        "gatehouse.authentication.v1.UserImportUploadService",
        "gatehouse.authentication.v1.UserImportOperatorService",
        "gatehouse.public_operations.v1.AuditOperatorService",
        "gatehouse.authentication.v1.RefusalRecordService",
        "gatehouse.authentication.v1.TokenEndpointService",
        "gatehouse.authentication.v1.AuthorizationService",
        "gatehouse.authentication.v1.FunctionOperatorService",
        "gatehouse.authentication.v1.TokenExchangeGrantService",
        "gatehouse.authentication.v1.ProviderRedirectService",
        "gatehouse.authentication.v1.InteractionService",
        "gatehouse.authentication.v1.InteractionInstanceService",
        "gatehouse.authentication.v1.InteractionWaitingService",
        "gatehouse.authentication.v1.InteractionOperatorService",
        "gatehouse.runtime.v1.SealKeyOperatorService",
      ]
    case .deviceRegistry: [
        "gatehouse.device_registry.v1.DeviceRegistryService",
        "gatehouse.device_registry.v1.AppInstanceService",
        "gatehouse.device_registry.v1.InteractionFactorService",
        "gatehouse.runtime.v1.SealKeyOperatorService",
      ]
    case .tokenIssuance: [
        "gatehouse.token_issuance.v1.TokenIssuanceService",
        "gatehouse.token_issuance.v1.PublicKeysService",
        "gatehouse.token_issuance.v1.IdentityTokenService",
        "gatehouse.token_issuance.v1.SigningKeyOperatorService",
        "gatehouse.token_issuance.v1.UserPoolTokenProofService",
        "gatehouse.token_issuance.v1.DetachedTokenService",
        "gatehouse.runtime.v1.SealKeyOperatorService",
      ]
    case .assertionReader: [
        "gatehouse.assertion_reader.v1.AssertionReaderService",
      ]
    case .identityFederation: [
        "gatehouse.identity_federation.v1.IdentityFederationService",
        "gatehouse.identity_federation.v1.RequestSignatureService",
        "gatehouse.identity_federation.v1.AccessKeyOperatorService",
        "gatehouse.identity_federation.v1.IdentityProviderOperatorService",
        "gatehouse.identity_federation.v1.UserPoolProviderService",
        "gatehouse.identity_federation.v1.ProviderSignInService",
        "gatehouse.identity_federation.v1.ProviderTestService",
        "gatehouse.public_operations.v1.AuditOperatorService",
        "gatehouse.runtime.v1.SealKeyOperatorService",
      ]
    case .gateway: []
    case .console: []
    }
  }

  /// What a private installation passes on to it of its environment, without the prefix
  /// `GATEHOUSE_`; a `*` at the end stands for any ending.
  public var settings: [String] {
    switch self {
    case .authentication: [
        "LOG_LEVEL",
        "LOG_FORMAT",
        "DATABASE_MAXIMUM_SESSIONS",
        "SMTP_*",
        "SMS_*",
        "AUDIT_*",
        "REQUEST_RATES_ENABLED",
        "REQUEST_RATES_NETWORK_PERCENT",
        "REQUEST_RATES_USER_*",
        "REQUEST_RATES_CHALLENGE_*",
        "REQUEST_RATES_CLIENT_*",
        "MESSAGE_LIMITS_*",
        "SIGN_IN_LIMITS_*",
        "QUOTAS_IMPORT_JOBS_IN_POOL",
        "QUOTAS_RESOURCE_SERVERS_IN_POOL",
        "LAMBDA_*",
        "SIGN_UPS_*",
        "OUTBOUND_*",
        "CAPTCHA_*",
        "PUSH_*",
        "EVENTS_*",
        "GEOIP_*",
        "AUTH_EVENTS_*",
        "LEAKED_PASSWORDS_*",
        "LOG_DELIVERY_*",
        "REQUEST_RATES_MAXIMUM_*",
        "RISK_*",
      ]
    case .deviceRegistry: [
        "LOG_LEVEL",
        "LOG_FORMAT",
        "DATABASE_MAXIMUM_SESSIONS",
      ]
    case .tokenIssuance: [
        "LOG_LEVEL",
        "LOG_FORMAT",
        "DATABASE_MAXIMUM_SESSIONS",
      ]
    case .assertionReader: [
        "LOG_LEVEL",
        "LOG_FORMAT",
      ]
    case .identityFederation: [
        "LOG_LEVEL",
        "LOG_FORMAT",
        "DATABASE_MAXIMUM_SESSIONS",
        "IDENTITY_LONGEST_SESSION",
        "IDENTITY_TRUSTED_ROLES",
        "PROVIDERS_*",
        "QUOTAS_DATASETS_OF_IDENTITY",
        "QUOTAS_DATASET_BYTES",
        "QUOTAS_IDENTITY_POOLS",
        "QUOTAS_PROVIDERS_IN_USER_POOL",
        "QUOTAS_RECORDS_IN_DATASET",
        "QUOTAS_USER_POOLS_IN_IDENTITY_POOL",
        "LAMBDA_ENDPOINT",
        "LAMBDA_FUNCTIONS",
        "LAMBDA_SECRET_FILE",
        "LAMBDA_CA_FILE",
        "LAMBDA_TIMEOUT_SECONDS",
        "LAMBDA_CONCURRENT_CALLS",
        "OUTBOUND_*",
        "PUSH_*",
        "SYNC_*",
        "AUDIT_*",
        "REQUEST_RATES_ENABLED",
        "REQUEST_RATES_NETWORK_PERCENT",
        "REQUEST_RATES_IDENTITY_*",
        "REQUEST_RATES_SYNC_*",
      ]
    case .gateway: [
        "LOG_LEVEL",
        "LOG_FORMAT",
        "TRUSTED_PROXIES",
        "PLAIN_HTTP",
        "METRICS_ADDRESS",
        "TLS_*",
        "CORS_*",
        "LIMITS_*",
        "TRACING_*",
        "DEMO_*",
        "PAGES_FOLDER",
      ]
    case .console: [
        "LOG_LEVEL",
        "LOG_FORMAT",
        "CONSOLE_URL",
        "TRUSTED_PROXIES",
        "PLAIN_HTTP",
      ]
    }
  }

  /// Its program, and the Unix user that it runs as.
  public var executable: String { "gatehouse-\(rawValue)" }
}
