internal import Domain
public import HTTPServer
public import ServerTLS

/// What an operator decides about the console; every value has a usable default.
public struct ConsoleConfiguration: Sendable {
  /// Where browsers connect.
  public var listenAddress = "127.0.0.1"
  /// The port; 0 lets the system choose one.
  public var listenPort = 9231
  /// The URL by which operators reach the console, without a slash at its end; as browsers write it, because they say by
  /// it where a form comes from.
  public var consoleURL = "http://localhost:9231" {
    didSet { consoleURL = WebOrigin(consoleURL)?.text ?? consoleURL }
  }
  /// The URL of the pages on which operators sign in.
  public var publicURL = "http://127.0.0.1:8080"
  /// Certificate and key; absent, the console speaks plain HTTP.
  public var tls: TLSIdentity?
  /// Whether an address that other machines reach may be served without TLS.
  public var allowsPlainHTTP = false
  /// Addresses of proxies whose X-Forwarded-For is believed.
  public var trustedProxies: [String] = []

  /// The defaults.
  public init() {}

  /// Refuses what would expose operators.
  public func check() throws(HTTPConfigurationFault) {
    guard let origin = WebOrigin(consoleURL) else {
      throw HTTPConfigurationFault(
        "console-url must be a URL of a scheme, a host and a port alone, with a name in ASCII"
      )
    }
    // A page of a tenant must not stand next to an operator's cookie.
    guard origin != WebOrigin(ofURL: publicURL) else {
      throw HTTPConfigurationFault("console-url must be another origin than public-url")
    }
  }

  /// Refuses to serve operators' passwords and cookies over a network that others can read.
  func checkPlainHTTP(at address: String?) throws(HTTPConfigurationFault) {
    guard let address else { return }
    try HTTPConfigurationFault.check(tls, allowsPlainHTTP: allowsPlainHTTP, at: address)
  }
}
