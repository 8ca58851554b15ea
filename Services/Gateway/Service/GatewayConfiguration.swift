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
  /// Where traces go; absent, no request is traced.
  public var tracing: TracingConfiguration?
  /// What one client may take.
  public var limits = Limits()

  /// The defaults.
  public init() {}

  /// Bounds on what a connection may cost.
  public struct Limits: Sendable {
    /// Bytes of all header fields of a request together.
    public var headerBytes = 16 * 1024
    /// Number of header fields of a request.
    public var headerFields = 100
    /// Bytes of a request's body.
    public var bodyBytes = 1024 * 1024
    /// Bytes of the body of a request for a resource, unless `bodyBytes` are more.
    ///
    /// A dataset has up to a mebibyte of text, which JSON may write in several times as many bytes.
    static let leastResourceBytes = 4 * 1024 * 1024
    /// Bytes of the bodies of all requests at one time.
    public var allBodiesBytes = 256 * 1024 * 1024
    /// Bytes of the bodies of one address (IPv6: of a /64; a /48 may have four times as many).
    public var bodiesPerAddressBytes = 16 * 1024 * 1024
    /// Open connections, within the usual 1024 descriptors; further ones wait in the listen queue.
    public var connections = 900
    /// Open connections of one address (IPv6: of a /64), except trusted proxies.
    ///
    /// A further one is closed at once.
    public var connectionsPerAddress = 112
    /// Requests that wait for sessions at one time; a quarter of them for one client.
    public var waitingRequests = 1024
    /// From a request's first byte (or the connection's start) to its last.
    public var requestTime: Duration = .seconds(20)
    /// From a request's last byte to the services' last change for it; travels as the calls' deadline.
    public var callTime: Duration = .seconds(10)
    /// How long a client may take to accept an answer, on top of the time it takes to make it.
    public var answerTime: Duration = .seconds(30)
    /// How long a connection may rest between requests.
    public var idleTime: Duration = .seconds(75)

    /// The defaults.
    public init() {}
  }
}
