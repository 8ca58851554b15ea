import Foundation
import GatehouseApp
import GatehouseAppFileKeys

/// A phone in a terminal: the example of the library.
@main
struct GatehousePhone {
  static let usage = """
    usage: gatehouse-phone STATE-FILE [LINK]
    The first start needs a link, which says whose phone it is. The passphrase of the file is
    GATEHOUSE_PHONE_PASSPHRASE, or asked for.
    """

  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    guard let path = arguments.first, arguments.count <= 2 else {
      print(usage)
      exit(64)
    }
    do {
      let terminal = Terminal()
      let environment = ProcessInfo.processInfo.environment
      let passphrase =
        environment["GATEHOUSE_PHONE_PASSPHRASE"] ?? terminal.hiddenLine("Passphrase: ") ?? ""
      let keys = try SealedFileKeyStore(
        file: URL(fileURLWithPath: path),
        passphrase: passphrase,
        hasStrongBiometrics: true
      )
      let link = arguments.dropFirst().first
      guard let server = try await Self.server(keys, link) else {
        print(usage)
        exit(64)
      }
      let device = DeviceDescription(platform: "linux", model: "Terminal", appVersion: "1.0")
      let app = AppInstance(server: server, keys: keys, device: device)
      await Conversation(app: app, terminal: terminal).run(first: link)
    } catch {
      print("The file of keys does not open: \(error)")
      exit(1)
    }
  }

  /// Whose phone it is: what the file says, or the first link.
  private static func server(_ keys: SealedFileKeyStore, _ link: String?) async throws -> Server? {
    if let kept = await keys.secret(named: "server") {
      return try JSONDecoder().decode(Server.self, from: kept)
    }
    guard let link else { return nil }
    let server = try Link(link).server
    try await keys.setSecret(JSONEncoder().encode(server), named: "server")
    return server
  }
}
