internal import OperatingSystem
internal import Runtime

/// Whether the passwords and keys are there, closed to other users, and of the right form.
struct SecretsCheck: Check {
  let title = "secrets"

  let folder: InstallationFolder

  func outcome() async -> CheckOutcome {
    guard let status = FileStatus(of: folder.secretsPath) else {
      return .findings([
        Finding("\(folder.secretsPath): No such file or directory", cure: "run gatehousectl setup")
      ])
    }
    var findings = Self.rights(folder.secretsPath, status, mode: "700")
    for (path, _) in folder.secrets { findings += finding(path) }
    return .findings(findings)
  }

  private func finding(_ path: String) -> [Finding] {
    guard let status = FileStatus(of: path) else {
      return [Finding("\(path): No such file or directory", cure: cure(forMissing: path))]
    }
    let rights = Self.rights(path, status, mode: "600")
    guard rights.isEmpty else { return rights }
    do throws(FileFailure) {
      try read(path)
      return []
    } catch {
      return [Finding(error.description, cure: cure(forMissing: path))]
    }
  }

  private func read(_ path: String) throws(FileFailure) {
    let file = SecretFile(path: path)
    if path.hasPrefix("\(folder.secretsPath)/database-") {
      _ = try file.readLine()
    } else {
      _ = try KeyFile(file)
    }
  }

  private func cure(forMissing path: String) -> String {
    if path.hasPrefix("\(folder.secretsPath)/seal-keys-") {
      return "put it back from the backup: what it sealed cannot be opened without it; on a new "
        + "installation run gatehousectl setup"
    }
    if path == folder.ownerPasswordPath {
      return "put it back from the backup, or give the role a password (ALTER ROLE … PASSWORD) and "
        + "write it there"
    }
    return "run gatehousectl setup, which makes a new one, and systemctl restart gatehouse.target"
  }

  /// What other users could do with a file or folder of root's.
  static func rights(_ path: String, _ status: FileStatus, mode: String) -> [Finding] {
    var findings: [Finding] = []
    if status.mode & 0o077 != 0 {
      findings.append(
        Finding(
          "\(path) has mode \(String(status.mode, radix: 8)): other users have rights on it",
          cure: "chmod \(mode) \(path); if another user can have read it, replace what it holds"
        )
      )
    }
    if ![0, UserAccount.current.user].contains(status.owner) {
      let owner = UserAccount.name(of: status.owner) ?? "\(status.owner)"
      findings.append(
        Finding("\(path) belongs to the user \(owner)", cure: "chown root:root \(path)")
      )
    }
    return findings
  }
}
