/// The owner of a verifier, in the two parts that the protocol hashes.
public struct SRPIdentity: Sendable, Hashable {
  /// The pool's name (what follows "_" in its id), or the device group key.
  public let group: String
  /// The user's USER_ID_FOR_SRP, or the device key.
  public let user: String

  /// Names a user of a pool, or a device of a device group.
  public init(group: String, user: String) {
    self.group = group
    self.user = user
  }

  /// x = H(salt ‖ H(group ‖ user ‖ ":" ‖ password)).
  func privateKey(password: [UInt8], salt: [UInt8]) -> [UInt8] {
    var material = Array(group.utf8) + Array(user.utf8) + [UInt8(ascii: ":")] + password
    defer { wipe(&material) }
    var inner = salt + SHA256.digest(of: material)
    defer { wipe(&inner) }
    return SHA256.digest(of: inner)
  }
}
