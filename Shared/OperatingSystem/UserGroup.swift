internal import Glibc

/// A Unix group.
public enum UserGroup {
  /// The id of a group; nil where none has the name.
  public static func id(of name: String) -> UInt32? {
    var entry = group()
    var found: UnsafeMutablePointer<group>?
    var buffer = [CChar](repeating: 0, count: 65_536)
    guard getgrnam_r(name, &entry, &buffer, buffer.count, &found) == 0, found != nil else {
      return nil
    }
    return entry.gr_gid
  }
}
