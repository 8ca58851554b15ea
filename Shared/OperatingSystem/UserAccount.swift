internal import Glibc

/// A Unix user with its main group.
public struct UserAccount: Sendable, Hashable {
  /// The user id.
  public let user: UInt32

  /// The main group's id.
  public let group: UInt32

  /// Names an account by its ids.
  public init(user: UInt32, group: UInt32) {
    self.user = user
    self.group = group
  }

  /// The user this process runs as.
  public static var current: UserAccount {
    UserAccount(user: geteuid(), group: getegid())
  }

  /// Whether this is the superuser.
  public var isRoot: Bool { user == 0 }

  /// Finds an account by its name, or by its number.
  public static func named(_ name: String) -> UserAccount? {
    if let number = UInt32(name) {
      return UserAccount(user: number, group: number)
    }
    var entry = passwd()
    var found: UnsafeMutablePointer<passwd>?
    var buffer = [CChar](repeating: 0, count: 16_384)
    guard getpwnam_r(name, &entry, &buffer, buffer.count, &found) == 0, found != nil else {
      return nil
    }
    return UserAccount(user: entry.pw_uid, group: entry.pw_gid)
  }

  /// The name of a user; nil where the id has none.
  public static func name(of user: UInt32) -> String? {
    var entry = passwd()
    var found: UnsafeMutablePointer<passwd>?
    var buffer = [CChar](repeating: 0, count: 16_384)
    guard getpwuid_r(user, &entry, &buffer, buffer.count, &found) == 0, found != nil,
      let name = entry.pw_name
    else { return nil }
    return String(cString: name)
  }
}
