internal import Domain
internal import OperatingSystem
internal import Runtime
internal import ServerTLS

/// Whether the gateway's certificate is good, for some time to come, and fits its key.
struct CertificateCheck: Check {
  static let title = "certificate"
  var title: String { Self.title }

  let folder: InstallationFolder
  let clock: any WallClock

  /// Authorities that renew by themselves do so a month before the end.
  static let enough: Int64 = 14 * 86_400
  private static let renewal =
    "put a new certificate and its key into the files: a gateway that runs takes them over at once, "
    + "and goes on with the former ones until then; one that does not run needs: "
    + "systemctl restart \(ServiceName.gateway.unit)"

  func outcome() async -> CheckOutcome {
    guard var source = folder.readable(folder.gatewayPath) else {
      return .skipped("\(folder.gatewayPath) cannot be read")
    }
    let certificate = source.secretFile("tls", "certificate-file", default: nil)
    let key = source.secretFile("tls", "private-key-file", default: nil)
    guard let certificate, let key else {
      return .skipped("clients speak plain HTTP to the gateway")
    }
    let keyPath = Self.path(key)
    do {
      let identity = TLSIdentity(
        certificateChain: try FileContents.read(Self.path(certificate), maxBytes: 1_048_576).bytes,
        privateKey: try FileContents.read(keyPath, maxBytes: 65_536).bytes
      )
      _ = try identity.serverConfiguration()
      let path = Self.path(certificate)
      return .findings(
        rights(keyPath) + time(try identity.validity(), path)
          + names(try identity.hostNames(), path, of: InstallationConfiguration(&source))
      )
    } catch {
      return .findings(rights(keyPath) + [Self.finding("\(error)")])
    }
  }

  private static func finding(_ cause: String) -> Finding {
    Finding(cause, cure: renewal, topic: .certificate)
  }

  /// A relative name is a credential of the unit's.
  private static func path(_ file: SecretFile) -> String {
    guard !file.path.hasPrefix("/"), let folder = Credentials.folder(of: .gateway) else {
      return file.path
    }
    return "\(folder)/\(file.path)"
  }

  private func time(_ validity: TLSValidity, _ path: String) -> [Finding] {
    let now = clock.now()
    if let fault = validity.fault(at: now) {
      return [Self.finding("\(path): \(fault)")]
    }
    let left = validity.notAfter.since(now).components.seconds
    guard left < Self.enough else { return [] }
    let end = CivilTime(validity.notAfter).textToTheSecond
    return [
      Self.finding("\(path): the certificate ends in \(left / 86_400) days, at \(end)")
    ]
  }

  /// A browser that is led to a pool's domain would stop there.
  private func names(
    _ names: [String],
    _ path: String,
    of installation: InstallationConfiguration
  ) -> [Finding] {
    guard let suffix = installation.domainsSuffix,
      !names.contains(where: { $0.lowercased() == "*.\(suffix)" })
    else { return [] }
    return [
      Finding(
        "\(path): the certificate is not for *.\(suffix), where pools have their domains",
        cure: "get a certificate for *.\(suffix) as well, or take domains-suffix out of "
          + "\(InstallationFile.name)",
        topic: .certificate
      )
    ]
  }

  /// The gateway refuses a key that another user owns or may read.
  private func rights(_ path: String) -> [Finding] {
    // systemd grants a credential by an access list, and only to its service.
    guard !path.hasPrefix("/run/credentials/"), let status = FileStatus(of: path) else { return [] }
    let gateway = UserAccount.named(ServiceName.gateway.executable)
    let cure = "chown \(ServiceName.gateway.executable) \(path); chmod 600 \(path)"
    if status.mode & 0o077 != 0 {
      return [
        Finding(
          "\(path) has mode \(String(status.mode, radix: 8)): other users have rights on the key",
          cure: cure,
          topic: .certificate
        )
      ]
    }
    guard let gateway, status.owner != gateway.user else { return [] }
    let owner = UserAccount.name(of: status.owner) ?? "\(status.owner)"
    return [
      Finding(
        "\(path) belongs to \(owner): the gateway cannot read it",
        cure: cure,
        topic: .certificate
      )
    ]
  }
}
