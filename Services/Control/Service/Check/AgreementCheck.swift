internal import Domain
internal import RPC
internal import Runtime

/// Whether the configurations agree about what all processes must have in common.
struct AgreementCheck: Check {
  static let title = "agreement"
  var title: String { Self.title }

  let folder: InstallationFolder

  func outcome() async -> CheckOutcome {
    /// The files with each value, by key.
    var told: [String: [String: [String]]] = [:]
    for service in ServiceName.allCases {
      let path = folder.path(of: service)
      // One that cannot be read is a fault of the configuration.
      guard var source = folder.readable(path) else { continue }
      var values = InstallationConfiguration(&source).agreement.values
      if service.schema != nil {
        values["database.name"] = source.string("database", "name", default: "gatehouse")
      }
      values["run-directory"] = ProcessConfiguration(&source).runDirectory
      for (key, value) in values { told[key, default: [:]][value, default: []].append(path) }
    }
    let findings = told.sorted { $0.key < $1.key }.compactMap { key, values in
      values.count > 1 ? Self.finding(key, values) : nil
    }
    return .findings(findings + schemeFindings())
  }

  /// A gateway with a certificate speaks TLS alone, and clients follow the public URL to it.
  private func schemeFindings() -> [Finding] {
    guard var source = folder.readable(folder.gatewayPath),
      source.secretFile("tls", "certificate-file", default: nil) != nil
    else { return [] }
    let url = InstallationConfiguration(&source).publicURL
    guard url.hasPrefix("http://") else { return [] }
    return [
      Finding(
        "public-url is '\(url)', and the gateway speaks TLS: no client reaches it there",
        cure: "set public-url to the https:// address of the certificate, in "
          + "\(InstallationFile.name), and run: systemctl restart gatehouse.target"
      )
    ]
  }

  private static func finding(_ key: String, _ values: [String: [String]]) -> Finding {
    let phrases = values.sorted { $0.key < $1.key }.map { value, files in
      "'\(value)' for \(files.joined(separator: ", "))"
    }
    return Finding(
      "\(key) is \(phrases.joined(separator: " and "))",
      cure: "set it once, in \(InstallationFile.name), take it out of the other files, and run: "
        + "systemctl restart gatehouse.target",
      topic: .agreement
    )
  }
}
