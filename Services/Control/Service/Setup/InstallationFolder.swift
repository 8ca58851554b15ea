internal import Cryptography
internal import Domain
internal import Runtime

/// Where an installation under systemd has its configuration and its secrets.
struct InstallationFolder: Sendable {
  /// The folder that the units name.
  static let usualPath = "/etc/gatehouse"

  let path: String

  init(_ path: String = usualPath) {
    self.path = path
  }

  var sharedPath: String { "\(path)/\(InstallationFile.name)" }
  var controlPath: String { "\(path)/gatehousectl.json" }
  var gatewayPath: String { path(of: .gateway) }
  var secretsPath: String { "\(path)/secrets" }
  var ownerPasswordPath: String { "\(secretsPath)/database-owner" }

  /// The file of a service.
  func path(of service: ServiceName) -> String { "\(path)/\(service.rawValue).json" }

  /// Each secret that the units and `gatehousectl.json` name, with what a new one is.
  var secrets: [(path: String, make: @Sendable () -> String)] {
    let password: @Sendable () -> String = { Hex.encode(SecureRandom.bytes(24)) + "\n" }
    let key: @Sendable () -> String = { SealKeyFile.text(id: 1, key: SecureRandom.bytes(32)) }
    var secrets = [(path: ownerPasswordPath, make: password)]
    secrets.append(
      ("\(secretsPath)/ticket-keys", { KeyFile.text(id: 1, key: SecureRandom.bytes(32)) })
    )
    for schema in ServiceName.allCases.compactMap(\.schema) {
      secrets.append(("\(secretsPath)/database-\(schema)", password))
      secrets.append(("\(secretsPath)/seal-keys-\(schema)", key))
    }
    return secrets
  }

  /// Reads one of its files, with what all have in common.
  func source(_ path: String) throws(ControlFailure) -> ConfigurationSource {
    do throws(ConfigurationFaults) {
      return try ConfigurationSource.read(path, isRequired: true, environment: [:])
    } catch {
      throw ControlFailure("\(path): \(error)")
    }
  }

  /// One of its files, where it can be read; what is wrong with it is reported elsewhere.
  func readable(_ path: String) -> ConfigurationSource? {
    do throws(ControlFailure) {
      return try source(path)
    } catch {
      return nil
    }
  }

  /// The folder of the services' sockets.
  var runDirectory: String {
    guard var source = readable(gatewayPath) else { return "/run/gatehouse" }
    return ProcessConfiguration(&source).runDirectory
  }

  /// Where a secret is that a service's configuration names: what has no path is a credential, which
  /// systemd takes from the folder of secrets.
  func secret(_ file: SecretFile, named name: String) -> SecretFile {
    file.path.hasPrefix("/") ? file : SecretFile(path: "\(secretsPath)/\(name)")
  }

  /// What `gatehousectl migrate` is configured with.
  func migration() throws(ControlFailure) -> MigrationConfiguration {
    var source = try source(controlPath)
    let configuration = MigrationConfiguration(&source)
    do throws(ConfigurationFaults) {
      try source.finish()
    } catch {
      throw ControlFailure("\(controlPath): \(error)")
    }
    return configuration
  }
}
