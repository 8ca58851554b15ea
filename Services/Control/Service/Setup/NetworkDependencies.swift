internal import Domain
internal import Runtime

/// What a service's configuration names that only a network leads to.
enum NetworkDependencies {
  /// The keys, as they stand in the file.
  static func of(_ service: ServiceName, _ source: ConfigurationSource) -> [String] {
    var source = source
    var reasons = texts(of: service).filter { source.optionalString($0[0], $0[1]) != nil }
    reasons += lists(of: service).filter { source.optionalStrings($0[0], $0[1])?.isEmpty == false }
    if service.schema != nil, leavesMachine(source.string("database", "host", default: "/")) {
      reasons.append(["database", "host"])
    }
    if service == .gateway {
      let address = source.string("metrics-address", default: loopback)
      if address != loopback { reasons.append(["metrics-address"]) }
    }
    return reasons.map { $0.joined(separator: ".") }
  }

  private static let loopback = "127.0.0.1"

  /// Whether one of the hosts is no folder of a Unix socket.
  private static func leavesMachine(_ hosts: String) -> Bool {
    hosts.split(separator: ",").contains { !$0.drop(while: \.isWhitespace).hasPrefix("/") }
  }

  private static func texts(of service: ServiceName) -> [[String]] {
    switch service {
    case .authentication:
      [
        ["smtp", "host"], ["sms", "webhook-url"], ["lambda", "endpoint"], ["captcha", "provider"],
        ["push", "webhook"], ["events", "webhook"],
      ]
    case .identityFederation:
      [
        ["lambda", "endpoint"], ["push", "webhook"], ["sync", "stream-url"],
        ["providers", "google-url"], ["providers", "apple-url"], ["providers", "facebook-url"],
        ["providers", "amazon-url"],
      ]
    case .gateway: [["tracing", "endpoint"]]
    case .deviceRegistry, .tokenIssuance, .assertionReader, .console: []
    }
  }

  private static func lists(of service: ServiceName) -> [[String]] {
    switch service {
    case .authentication: [["lambda", "functions"], ["log-delivery", "destinations"]]
    case .identityFederation: [["lambda", "functions"], ["providers", "allowed-hosts"]]
    case .gateway, .deviceRegistry, .tokenIssuance, .assertionReader, .console: []
    }
  }
}
