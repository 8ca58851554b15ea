internal import Domain
internal import FoundationEssentials
internal import Postgres
internal import Runtime

/// Whether pools with threat protection ask for what this installation, or they themselves, cannot give
/// (THR-63).
struct ProtectionCheck: Check {
  let title = "threat protection"

  let folder: InstallationFolder
  let clock: any WallClock
  /// The owner's; nil for that of the folder's file.
  var database: PostgresPool.Configuration?

  private static let seconds: Int64 = 7 * 86_400
  /// Addresses move: publishers renew such files each week or month.
  private static let geoIPDays = 90

  func outcome() async -> CheckOutcome {
    guard var source = folder.readable(folder.path(of: .authentication)) else {
      return .skipped("the configuration of \(ServiceName.authentication.rawValue) cannot be read")
    }
    let pools: [WatchedPool]
    do {
      pools = try await WatchedPool.all(
        in: try database ?? ownersConfiguration(),
        since: clock.now().adding(seconds: -Self.seconds)
      )
    } catch {
      return .skipped("the database does not tell which pools have threat protection")
    }
    guard !pools.isEmpty else { return .skipped("no pool has threat protection") }
    let hasList = source.optionalString("leaked-passwords", "file") != nil
    var findings = pools.flatMap { Self.findings(of: $0, hasList: hasList) }
    if let file = source.optionalString("geoip", "file"), let days = age(of: file) {
      findings += Self.finding(ofOld: file, days)
    }
    return .findings(findings)
  }

  private static func findings(of pool: WatchedPool, hasList: Bool) -> [Finding] {
    var findings: [Finding] = []
    if pool.blocksLeaked, !hasList {
      findings.append(
        Finding(
          "\(pool.id) blocks leaked passwords, and there is no list of them but the short one of the program",
          cure:
            "compile one: gatehousectl leaked-passwords compile, and name it as leaked-passwords.file"
        )
      )
    }
    if pool.asksForNoFactor {
      findings.append(
        Finding(
          "\(pool.id) asks for MFA_REQUIRED at a level of risk and has no MFA: it can only block there",
          cure: "switch MFA on for the pool (SetUserPoolMfaConfig, OPTIONAL), or say BLOCK"
        )
      )
    }
    if let client = pool.clientWithoutPasswords {
      findings.append(
        Finding(
          "\(pool.id) looks for leaked passwords at SIGN_IN, and the client \(client) shows none: SRP hides them",
          cure: "count on SIGN_UP and PASSWORD_CHANGE, or allow the client ALLOW_USER_PASSWORD_AUTH"
        )
      )
    }
    if pool.placeless > 0 {
      findings.append(
        Finding(
          "\(pool.placeless) sign-ins of \(pool.id) in the last days came from no address: their risk is not seen",
          cure: "let the backend send ContextData with IpAddress in AdminInitiateAuth"
        )
      )
    }
    return findings
  }

  private static func finding(ofOld file: String, _ days: Int) -> [Finding] {
    guard days >= geoIPDays else { return [] }
    return [
      Finding(
        "\(file) is \(days) days old: countries of addresses, and journeys between them, may be wrong",
        cure:
          "replace it by a new one, and run: systemctl restart \(ServiceName.authentication.unit)"
      )
    ]
  }

  /// In days; nil where that cannot be told.
  private func age(of path: String) -> Int? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let date = attributes[.modificationDate] as? Date
    else { return nil }
    let seconds = clock.now().unixSeconds - Int64(date.timeIntervalSince1970)
    return Int(seconds / 86_400)
  }

  private func ownersConfiguration() throws -> PostgresPool.Configuration {
    try folder.migration().database.poolConfiguration(applicationName: "gatehousectl")
  }
}
