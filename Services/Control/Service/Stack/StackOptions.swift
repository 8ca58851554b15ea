internal import Domain
internal import Runtime

/// What `gatehousectl up` was asked for.
struct StackOptions: Sendable {
  var state: StateFolder
  var port: Int
  /// The operator's port; another one where it is taken.
  var metricsPort = 9464
  /// The console's port, or another one where it is taken; nil: the console is not started.
  var consolePort: Int?
  var listenAddress: String
  var environment: [String: String]
  /// The region, account and URL, by the same names as in a service's environment.
  var installation: InstallationConfiguration
  /// Where the executables of the services are.
  var programs: String
  /// Whether requests are counted against the rates of their categories.
  var hasRequestRates = false

  /// Where a client on this machine reaches the gateway.
  var localURL: String {
    let scheme = environment["GATEHOUSE_TLS_CERTIFICATE_FILE"] == nil ? "http" : "https"
    return "\(scheme)://\(isEveryAddress ? "127.0.0.1" : bracketed(listenAddress)):\(port)"
  }

  /// Whether the gateway serves the demonstration pages.
  var hasDemonstration: Bool { !(environment["GATEHOUSE_DEMO_FOLDER"] ?? "").isEmpty }

  /// The services that are started.
  var services: [ServiceName] {
    ServiceName.allCases.filter { $0 != .console || consolePort != nil }
  }

  /// Whom the first link is for; nil where no operator is made.
  var firstOperator: String? {
    environment["GATEHOUSE_CONSOLE_OPERATOR"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Where browsers reach the console: as the operator says, or on this machine.
  func consoleURL(port: Int) -> String {
    environment["GATEHOUSE_CONSOLE_URL"] ?? "http://localhost:\(port)"
  }

  /// Where the pages are.
  var demonstrationURL: String { "\(localURL)/demo/interaction/" }

  private var isEveryAddress: Bool { listenAddress == "0.0.0.0" || listenAddress == "::" }

  private func bracketed(_ address: String) -> String {
    address.contains(":") ? "[\(address)]" : address
  }

  /// The environment of a service: what the operator may override in a private installation.
  func environment(of service: ServiceName) -> [String: String] {
    var passed: [String: String] = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
    let names = service.settings.filter { !$0.hasSuffix("*") }
    let prefixes = service.settings.filter { $0.hasSuffix("*") }.map { $0.dropLast() }
    for (name, value) in environment where name.hasPrefix(ConfigurationSource.environmentPrefix) {
      let key = String(name.dropFirst(ConfigurationSource.environmentPrefix.count))
      if names.contains(key) || prefixes.contains(where: { key.hasPrefix($0) }) {
        passed[name] = value
      }
    }
    return passed
  }
}
