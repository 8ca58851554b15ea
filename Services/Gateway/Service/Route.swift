internal import HTTPTypes

/// Every address the public listener answers at.
enum Route: Sendable, Hashable {
  /// The operations that a header or a form names.
  case api
  /// The operations that the address itself names.
  case resources
  /// The OAuth token endpoint.
  case token
  /// A pool's public signing keys.
  case jsonWebKeySet(pool: Substring)
  /// A pool's OpenID Connect discovery document.
  case discovery(pool: Substring)
  /// What the link in a verification message leads to.
  case confirmation
  /// The file of a user import job, at its pre-signed URL.
  case userImportFile(pool: Substring, job: Substring)
  /// Whether this process lives.
  case health
  /// Whether this process can do its work.
  case readiness

  /// The first part of every pre-signed URL's path, which the authentication service writes.
  private static let uploads = "user-imports"
  static let uploadLabel = "user-import-file"

  /// Whether the request brings a file, which may be larger and take longer than others.
  static func isUpload(_ request: HTTPRequest) -> Bool {
    request.method == .put && request.path?.hasPrefix("/\(uploads)/") == true
  }

  init?(path: Substring) {
    switch path {
    case "/", "": self = .api
    case TokenEndpoint.path: self = .token
    case "/confirmUser": self = .confirmation
    case "/healthz": self = .health
    case "/readyz": self = .readiness
    default:
      if PublicAPI.hasResources(at: path) {
        self = .resources
        return
      }
      let parts = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
      guard path.hasPrefix("/") else { return nil }
      if parts.count == 3, parts[0] == Self.uploads {
        self = .userImportFile(pool: parts[1], job: parts[2])
        return
      }
      guard parts.count == 3, parts[1] == ".well-known" else { return nil }
      switch parts[2] {
      case "jwks.json": self = .jsonWebKeySet(pool: parts[0])
      case "openid-configuration": self = .discovery(pool: parts[0])
      default: return nil
      }
    }
  }

  /// As an Allow header lists them.
  var methods: String {
    switch self {
    case .api, .token: "POST,OPTIONS"
    case .resources: PublicAPI.resourceMethods
    case .userImportFile: "PUT,OPTIONS"
    case .jsonWebKeySet, .discovery, .confirmation, .health, .readiness: "GET,HEAD,OPTIONS"
    }
  }

  func allows(_ method: HTTPRequest.Method) -> Bool {
    switch self {
    case .api, .token: method == .post
    case .resources: method == .get || method == .post || method == .delete
    case .userImportFile: method == .put
    case .jsonWebKeySet, .discovery, .confirmation, .health, .readiness:
      method == .get || method == .head
    }
  }

  /// The name of this route among the metrics' labels.
  var label: String {
    switch self {
    case .api: "api"
    case .resources: "resources"
    case .token: "oauth2-token"
    case .jsonWebKeySet: "jwks.json"
    case .discovery: "openid-configuration"
    case .confirmation: "confirmUser"
    case .userImportFile: Self.uploadLabel
    case .health: "healthz"
    case .readiness: "readyz"
    }
  }
}
