internal import OperatingSystem

/// The passwords and keys that systemd hands to the services.
struct SecretsStep: SetupStep {
  let title = "secrets"

  let folder: InstallationFolder

  func missing() async throws(ControlFailure) -> [String] {
    folder.secrets.filter { !FileSystem.exists($0.path) }.map { "make \($0.path)" }
  }

  func perform() async throws(ControlFailure) {
    try failing { () throws(FileFailure) in
      try Directory.makeWithParents(folder.secretsPath, mode: 0o700)
      for secret in folder.secrets where !FileSystem.exists(secret.path) {
        try FileContents.write(Array(secret.make().utf8), to: secret.path, mode: 0o600)
      }
    }
  }
}
