internal import Cryptography
internal import Domain
internal import IdentityFederationCore
internal import PublicOperations

/// The bytes of an access key's session that its token seals.
enum AccessKeySessionRecord {
  /// The session under the id of its credentials; nil for one that no token can hold.
  static func encode(_ session: AccessKeySession, accessKeyID: String) -> [UInt8]? {
    let bytes = SealedFields.encode(fields(of: session, accessKeyID))
    return bytes.count <= SessionRecord.maxBytes ? bytes : nil
  }

  /// How much of its room a session's policy takes, in percent (STS, `PackedPolicySize`): more than 100
  /// exactly where `encode` finds no room for it.
  static func packedPercent(of session: AccessKeySession) -> Int {
    let all = fields(of: session, SessionRecord.anyAccessKeyID)
    let rest = SealedFields.encode(Array(all.prefix(fieldCount))).count
    let room = max(1, SessionRecord.maxBytes - rest)
    // Rounded up, so that one byte too many is more than 100.
    return ((SealedFields.encode(all).count - rest) * 100 + room - 1) / room
  }

  static func decode(_ bytes: [UInt8]) -> (session: AccessKeySession, accessKeyID: String)? {
    guard let fields = SealedFields.decode(bytes, count: fieldCount...(fieldCount + 1)),
      SealedFields.text(fields[0]) == version,
      let holder = holder(
        SealedFields.text(fields[3]),
        SealedFields.text(fields[4]),
        role: SealedFields.text(fields[5])
      ),
      let issuedAt = SealedFields.number(fields[6]),
      let expiresAt = SealedFields.number(fields[7])
    else { return nil }
    var policy: SessionPolicy?
    if fields.count > fieldCount {
      // A session whose policy cannot be read is not found: it may not become one without a policy.
      do throws(IdentityFederationFailure) {
        policy = try SessionPolicy(SealedFields.text(fields[fieldCount]))
      } catch {
        return nil
      }
    }
    let session = AccessKeySession(
      accessKeyID: SealedFields.text(fields[2]),
      holder: holder,
      issuedAt: Instant(unixMillis: issuedAt),
      expiresAt: Instant(unixMillis: expiresAt),
      policy: policy
    )
    return (session, SealedFields.text(fields[1]))
  }

  /// Other than that of an identity's session: neither can be read as the other.
  private static let version = "2"
  private static let fieldCount = 8

  private enum Kind: String {
    case user
    case federatedUser
    case role
  }

  private static func fields(of session: AccessKeySession, _ accessKeyID: String) -> [[UInt8]] {
    let (kind, name, role): (Kind, String, String) =
      switch session.holder {
      case .user: (.user, "", "")
      case .federatedUser(let name): (.federatedUser, name, "")
      case .role(let role, let sessionName): (.role, sessionName, role.text)
      }
    let texts = [version, accessKeyID, session.accessKeyID, kind.rawValue, name, role]
    let times = [session.issuedAt, session.expiresAt].map { SealedFields.bytes($0.unixMillis) }
    let policy = session.policy.map { [Array($0.text.utf8)] } ?? []
    return texts.map { Array($0.utf8) } + times + policy
  }

  private static func holder(_ kind: String, _ name: String, role: String) -> KeySession.Holder? {
    switch Kind(rawValue: kind) {
    case .user: .user
    case .federatedUser: .federatedUser(name)
    case .role: RoleARN(role).map { .role($0, sessionName: name) }
    case nil: nil
    }
  }
}
