internal import FoundationEssentials
internal import OperatingSystem

/// Finds where a request may go that only public addresses may answer (IDP-3).
///
/// The host's name is asked for once, before anything is connected, and the connection goes to the very
/// address that was judged. So a name that leads elsewhere with the next question, or a number in an
/// unusual form, opens no connection into the own network, and does not reveal which ports are open there.
struct PublicHosts: Sendable {
  /// A host's addresses.
  let find: @Sendable (String) async -> [String]
  let isPublic: @Sendable (String) -> Bool

  /// More would each get too little of a request's time.
  private static let mostAddresses = 2

  /// By the system's names and the registries of addresses.
  static let real: PublicHosts = {
    let addresses = HostAddresses()
    return PublicHosts(find: { await addresses.of($0) }, isPublic: PublicAddress.holds)
  }()

  /// A way to a URL's host.
  struct Route: Sendable {
    /// As the URL has it.
    let host: String
    /// At least one.
    let addresses: [String]
  }

  /// Nil where the host has no public address, or the URL another form than `host` reads.
  func route(to url: String) async -> Route? {
    guard let host = Self.host(of: url) else { return nil }
    let addresses = await find(host).filter(isPublic).prefix(Self.mostAddresses)
    return addresses.isEmpty ? nil : Route(host: host, addresses: Array(addresses))
  }

  /// The host of a URL, in a form so narrow that no two readers can see two hosts in it; the library that
  /// connects is one of them.
  private static func host(of url: String) -> String? {
    guard let scheme = ["https://", "http://"].first(where: url.hasPrefix) else { return nil }
    let authority = url.dropFirst(scheme.count).prefix { !"/?".contains($0) }
    let parts = authority.split(separator: ":", omittingEmptySubsequences: false)
    guard let host = parts.first.map(String.init), !host.isEmpty, parts.count <= 2,
      host.utf8.allSatisfy(mayStandInHost), URL(string: url)?.host == host
    else { return nil }
    return host
  }

  private static func mayStandInHost(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
