internal import ArgumentParser
internal import Domain
internal import OperatingSystem

/// One process of a service, as its units are named: `authentication@2`.
struct InstanceName: ExpressibleByArgument, Sendable, Hashable {
  let service: ServiceName
  let instance: String

  init(_ service: ServiceName, _ instance: String) {
    self.service = service
    self.instance = instance
  }

  /// Reads `authentication@2`, also with the prefix of the units.
  init?(argument: String) {
    let parts = argument.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, Self.isName(parts[1]) else { return nil }
    let prefix = "gatehouse-"
    let name = parts[0].hasPrefix(prefix) ? parts[0].dropFirst(prefix.count) : parts[0]
    guard let service = ServiceName(rawValue: String(name)) else { return nil }
    self.init(service, String(parts[1]))
  }

  /// The instances of a service that have a socket, in the order of their names.
  static func all(of service: ServiceName, in runDirectory: String) -> [InstanceName] {
    Directory.names(in: "\(runDirectory)/\(service.rawValue)").sorted()
      .filter { $0.hasSuffix(".sock") }
      .map { InstanceName(service, String($0.dropLast(".sock".count))) }
  }

  /// As it is shown.
  var text: String { "\(service.rawValue)@\(instance)" }

  /// What has to be stopped to end it, and no other: what is reached by HTTP shares one socket.
  var units: [String] {
    let unit = "\(service.executable)@\(instance)"
    return service.isReachedByHTTP ? ["\(unit).service"] : ["\(unit).socket", "\(unit).service"]
  }

  /// The unit of the process.
  var serviceUnit: String { "\(service.executable)@\(instance).service" }

  /// It becomes a part of a unit's name.
  private static func isName(_ text: Substring) -> Bool {
    (1...32).contains(text.utf8.count)
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
  }
}
