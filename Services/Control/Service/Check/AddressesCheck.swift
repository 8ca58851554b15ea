internal import Domain
internal import Postgres
internal import Runtime

/// Whether all users seem to come from one private address.
///
/// That is mostly a proxy that the gateway does not trust. Everything that counts by address then counts
/// all users together: a few who mistype their passwords, or one who guesses, hold up all others.
struct AddressesCheck: Check {
  let title = "addresses"

  let folder: InstallationFolder
  let clock: any WallClock
  /// The owner's; nil for that of the folder's file.
  var database: PostgresPool.Configuration?

  /// Fewer users may well be one person who tries the installation.
  static let leastUsers = 5
  /// What happened before was perhaps cured since.
  private static let seconds: Int64 = 7 * 86_400
  /// As `AuthenticationConfiguration.usualWrongPasswordsOfNetwork`.
  private static let usualWrongPasswords = 300

  /// Addresses that no user has in the internet: private, shared and link-local ones, and the machine's own.
  private static let privateRanges = [
    "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "100.64.0.0/10", "169.254.0.0/16",
    "127.0.0.0/8", "fc00::/7", "fe80::/10", "::1",
  ].compactMap(AddressRange.init)

  func outcome() async -> CheckOutcome {
    guard var gateway = folder.readable(folder.gatewayPath) else {
      return .skipped("the gateway's configuration cannot be read")
    }
    guard !Self.isLocal(InstallationConfiguration(&gateway).publicURL) else {
      return .skipped("public-url is an address of this machine alone")
    }
    guard !sharesAddress else {
      return .skipped("sign-in-limits.wrong-passwords-of-network is set for users of one address")
    }
    let proxies = (gateway.optionalStrings("trusted-proxies") ?? []).compactMap(AddressRange.init)
    do {
      let configuration = try database ?? ownersConfiguration()
      let seen = try await CallerAddresses.seen(
        in: configuration,
        since: clock.now().adding(seconds: -Self.seconds)
      )
      return .findings(finding(of: seen, proxies).map { [$0] } ?? [])
    } catch {
      return .skipped("the database does not tell the addresses of users")
    }
  }

  private func finding(of seen: CallerAddresses, _ proxies: [AddressRange]) -> Finding? {
    guard let address = seen.first, seen.count == 1, seen.users >= Self.leastUsers,
      Self.privateRanges.contains(where: { $0.contains(address) })
    else { return nil }
    let cause =
      "all \(seen.users) users of the last days came from \(address), a private address: wrong passwords "
      + "of one user hold up all"
    guard !proxies.contains(where: { $0.contains(address) }) else {
      return Finding(
        "\(cause); it is in trusted-proxies, and names no client",
        cure: "let the proxy at \(address) add each client's address to X-Forwarded-For"
      )
    }
    return Finding(
      cause,
      cure:
        "if a proxy stands there, add \(address) to trusted-proxies in \(folder.gatewayPath), and run: "
        + "systemctl restart \(ServiceName.gateway.unit); if the users share it, raise "
        + "sign-in-limits.wrong-passwords-of-network in \(folder.path(of: .authentication))"
    )
  }

  /// Whether the operator has set the bound of an address for the users behind it.
  private var sharesAddress: Bool {
    guard var source = folder.readable(folder.path(of: .authentication)) else { return false }
    let usual = Self.usualWrongPasswords
    return usual
      != source.integer(
        "sign-in-limits",
        "wrong-passwords-of-network",
        default: usual,
        in: 1...100_000_000
      )
  }

  private func ownersConfiguration() throws -> PostgresPool.Configuration {
    try folder.migration().database.poolConfiguration(applicationName: "gatehousectl")
  }

  private static func isLocal(_ url: String) -> Bool {
    let rest = url.split(separator: "/").dropFirst().first ?? ""
    return ["localhost", "127.", "[::1]"].contains { rest.hasPrefix($0) }
  }
}
