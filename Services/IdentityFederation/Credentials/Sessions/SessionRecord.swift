internal import Cryptography
internal import Domain
internal import IdentityFederationCore
internal import PublicOperations

/// The bytes of a session that its token seals.
enum SessionRecord {
  /// So many that a token of them has 4096 characters at most.
  static let maxBytes = 4096 / 4 * 3 - Sealer.overhead

  /// The session under its access key; nil for one that no token can hold.
  ///
  /// The login methods are kept as far as there is room: nothing is decided by them but whether there
  /// was a login.
  static func encode(_ session: TemporarySession, accessKeyID: String) -> [UInt8]? {
    var methods = session.authenticationMethods.members
    while true {
      let bytes = encode(session, accessKeyID, methods)
      if bytes.count <= maxBytes { return bytes }
      guard methods.count > 1 else { return nil }
      methods.removeLast()
    }
  }

  /// How much of its room a session's policy and tags take, in percent (STS, `PackedPolicySize`): more
  /// than 100 exactly where `encode` finds no room for them.
  static func packedPercent(of session: TemporarySession) -> Int {
    let methods = Array(session.authenticationMethods.members.prefix(1))
    let rest = encode(session.withoutPolicyAndTags, anyAccessKeyID, methods).count
    let taken = encode(session, anyAccessKeyID, methods).count - rest
    let room = max(1, maxBytes - rest)
    // Rounded up, so that one byte too many is more than 100.
    return (taken * 100 + room - 1) / room
  }

  static func decode(_ bytes: [UInt8]) -> (session: TemporarySession, accessKeyID: String)? {
    guard let fields = SealedFields.decode(bytes, count: 10...11),
      SealedFields.text(fields[0]) == version,
      let pool = IdentityPoolID(SealedFields.text(fields[2])),
      let identity = IdentityID(SealedFields.text(fields[3])),
      let role = RoleARN(SealedFields.text(fields[4])),
      let issuedAt = SealedFields.number(fields[6]),
      let expiresAt = SealedFields.number(fields[7]),
      let tags = texts(fields[8], most: 2 * maxTags), tags.count.isMultiple(of: 2),
      let methods = texts(fields[9], most: maxBytes)
    else { return nil }
    var policy: SessionPolicy?
    if fields.count > 10 {
      // A session whose policy cannot be read is not found: it may not become one without a policy.
      do throws(IdentityFederationFailure) {
        policy = try SessionPolicy(SealedFields.text(fields[10]))
      } catch {
        return nil
      }
    }
    let session = TemporarySession(
      pool: pool,
      identity: identity,
      role: role,
      name: SealedFields.text(fields[5]),
      tags: pairs(tags),
      authenticationMethods: AuthenticationMethods(members: methods),
      issuedAt: Instant(unixMillis: issuedAt),
      expiresAt: Instant(unixMillis: expiresAt),
      policy: policy
    )
    return (session, SealedFields.text(fields[1]))
  }

  private static let version = "1"
  /// As long as each other.
  static let anyAccessKeyID = "ASIA" + String(repeating: "A", count: 16)
  private static let maxTags = PrincipalTags.maxBytes

  private static func encode(
    _ session: TemporarySession,
    _ accessKeyID: String,
    _ methods: [String]
  ) -> [UInt8] {
    let tags = session.tags.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    let fields = [
      Array(version.utf8), Array(accessKeyID.utf8), Array(session.pool.text.utf8),
      Array(session.identity.text.utf8), Array(session.role.text.utf8), Array(session.name.utf8),
      SealedFields.bytes(session.issuedAt.unixMillis),
      SealedFields.bytes(session.expiresAt.unixMillis),
      SealedFields.encode(tags.map { Array($0.utf8) }),
      SealedFields.encode(methods.map { Array($0.utf8) }),
    ]
    // A process of the version before knows no eleventh field: it opens no session with a policy.
    return SealedFields.encode(fields + (session.policy.map { [Array($0.text.utf8)] } ?? []))
  }

  private static func texts(_ field: [UInt8], most: Int) -> [String]? {
    SealedFields.decode(field, count: 0...most)?.map(SealedFields.text)
  }

  private static func pairs(_ texts: [String]) -> [String: String] {
    var pairs: [String: String] = [:]
    for index in stride(from: 0, to: texts.count - 1, by: 2) {
      pairs[texts[index]] = texts[index + 1]
    }
    return pairs
  }
}
