import Foundation

/// What a QR code or a link says: `<public url>/i/<pool>/<sessionId>`.
public struct Link: Sendable, Hashable {
  /// Whose session it is.
  public let server: Server
  /// The session's id.
  public let session: String

  /// - Parameter text: the code's text.
  /// - Throws: `AppError.malformedLink`.
  public init(_ text: String) throws(AppError) {
    guard let url = URLComponents(string: text), url.query == nil, url.fragment == nil,
      url.user == nil, url.password == nil, let host = url.host, let scheme = url.scheme,
      // A proof and a PIN's exchange are not sent where a third party reads along.
      scheme == "https"
        || (scheme == "http" && ["127.0.0.1", "localhost", "::1", "[::1]"].contains(host))
    else { throw .malformedLink }
    let parts = url.path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 4, parts[parts.count - 3] == "i",
      Self.isWord(parts[parts.count - 2]), Self.isWord(parts[parts.count - 1])
    else { throw .malformedLink }
    var address = url
    address.path = parts.dropLast(3).joined(separator: "/")
    guard let root = address.url else { throw .malformedLink }
    server = Server(address: root, pool: parts[parts.count - 2])
    session = parts[parts.count - 1]
  }

  /// Only what cannot change the path that it is written into.
  static func isWord(_ text: String) -> Bool {
    !text.isEmpty && text.count <= 128
      && text.utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}
