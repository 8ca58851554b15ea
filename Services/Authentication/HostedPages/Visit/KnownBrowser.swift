internal import AuthenticationCore
internal import AuthenticationMessages
internal import Cryptography
internal import Domain

/// A browser as the pages of a pool know it again: its cookie stands for the DeviceId that an SDK would tell
/// (THR-14).
struct KnownBrowser: Sendable, Hashable {
  /// What is known again; with a user it becomes a trait of that user alone.
  let id: String
  /// The cookie that the browser is to keep; nil where it has one.
  let newCookie: [UInt8]?
}

/// Makes and reads the cookies of known browsers.
///
/// A cookie is random bytes and a code over them and the pool: no browser can make up the id that it is known by,
/// and the cookie of one pool is nothing in another.
struct KnownBrowsers: Sendable {
  private let unknownUsers: UnknownUsers
  private let random: any RandomSource

  private static let idBytes = 16
  private static let codeBytes = 16

  init(_ unknownUsers: UnknownUsers, random: any RandomSource) {
    self.unknownUsers = unknownUsers
    self.random = random
  }

  /// The browser that sends the cookies, or a new one; nil where the pool watches no sign-ins, and so keeps nothing
  /// of its users' browsers.
  func browser(_ cookies: [BrowserCookies], in pool: UserPoolSettings) -> KnownBrowser? {
    guard pool.protection.mode != .off else { return nil }
    let cookie = cookies.first { $0.poolName == pool.id.name }?.device
    if let cookie, let id = id(of: cookie, in: pool.id) {
      return KnownBrowser(id: id, newCookie: nil)
    }
    let made = random.bytes(Self.idBytes)
    return KnownBrowser(id: Base64URL.encode(made), newCookie: made + code(of: made, in: pool.id))
  }

  private func id(of cookie: [UInt8], in pool: UserPoolID) -> String? {
    guard cookie.count == Self.idBytes + Self.codeBytes else { return nil }
    let id = Array(cookie.prefix(Self.idBytes))
    let given = Array(cookie.dropFirst(Self.idBytes))
    return constantTimeEquals(given, code(of: id, in: pool)) ? Base64URL.encode(id) : nil
  }

  private func code(of id: [UInt8], in pool: UserPoolID) -> [UInt8] {
    let code = unknownUsers.lastingKey("browsers of pages").authenticate(
      Array("\(pool.text)|".utf8) + id
    )
    return Array(code.prefix(Self.codeBytes))
  }
}
