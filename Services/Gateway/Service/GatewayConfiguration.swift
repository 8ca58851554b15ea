public import RPC
public import ServerTLS

/// What an operator decides about the gateway; every value has a usable default.
public struct GatewayConfiguration: Sendable {
  /// Where clients connect.
  public var listenAddress = "127.0.0.1"
  /// The port clients connect to; 0 lets the system choose one.
  public var listenPort = 8080
  /// Where the operator's listener (health and metrics) is bound; loopback unless said otherwise.
  public var metricsAddress = "127.0.0.1"
  /// The operator's port; 0 lets the system choose one.
  public var metricsPort = 9464
  /// The URL clients know this installation by; an issuer is this, a slash and the pool's id.
  public var publicURL = "http://127.0.0.1:8080"
  /// What the hosts of pools' domains end with, in lower case; nil where they have no hosts.
  public var domainsSuffix: String?
  /// What identity pools' tokens name as their issuer; its public documents stand below its path.
  public var identityIssuer = "http://127.0.0.1:8080/cognito-identity"
  /// Certificate and key; absent, the gateway speaks plain HTTP.
  public var tls: TLSIdentity?
  /// Where they were read, to be read again when they change.
  public var tlsFiles: TLSFiles?
  /// What the services must say of their configurations; nil where they are not compared.
  public var installation: InstallationAgreement?
  /// Whether an address that other machines reach may be served without TLS.
  public var allowsPlainHTTP = false
  /// Origins whose pages may call the API; `*` means any, without credentials, as Cognito does.
  public var allowedOrigins = ["*"]
  /// Addresses or CIDR ranges of proxies whose `X-Forwarded-For` is believed.
  public var trustedProxies: [String] = []
  /// Pages that show a developer how an app confirms a sign-in; none are served otherwise.
  public var demonstration: Demonstration?
  /// What operators say on the pages of their pools.
  public var pageTemplates = PageTemplates()
  /// Where traces go; absent, no request is traced.
  public var tracing: TracingConfiguration?
  /// What one client may take.
  public var limits = GatewayLimits()

  /// The defaults.
  public init() {}
}
