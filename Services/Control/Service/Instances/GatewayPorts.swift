internal import Domain
internal import OperatingSystem
internal import Runtime

/// The ports at which the gateways of an installation answer their operator, by instance.
enum GatewayPorts {
  private static let systemctl = Program(path: "/usr/bin/systemctl")
  private static let variable = "GATEHOUSE_METRICS_PORT="

  /// Under systemd: those of the units that run.
  static func installed(_ folder: InstallationFolder) async throws(ControlFailure) -> [String: Int]
  {
    let usual = try port(in: folder.gatewayPath)
    var ports: [String: Int] = [:]
    let units = try await systemctl.output(
      ["list-units", "--plain", "--no-legend", "gatehouse-gateway@*.service"]
    )
    for line in units.split(separator: "\n") {
      guard let unit = line.split(separator: " ").first,
        let instance = unit.split(separator: "@").last?.split(separator: ".").first
      else { continue }
      let shown = try await systemctl.output(["show", "-p", "Environment", "--value", String(unit)])
      let own = shown.split { $0.isWhitespace }.last { $0.hasPrefix(variable) }
      ports[String(instance)] = own.flatMap { Int($0.dropFirst(variable.count)) } ?? usual
    }
    return ports
  }

  /// The ports of a private installation, which has one gateway.
  static func of(_ state: StateFolder) throws(ControlFailure) -> [String: Int] {
    ["1": try port(in: state.configurationPath(of: .gateway))]
  }

  private static func port(in path: String) throws(ControlFailure) -> Int {
    do throws(ConfigurationFaults) {
      var source = try ConfigurationSource.read(path, isRequired: true, environment: [:])
      return source.integer("metrics-port", default: 9464, in: 1...65_535)
    } catch {
      throw ControlFailure("\(path): \(error)")
    }
  }
}
