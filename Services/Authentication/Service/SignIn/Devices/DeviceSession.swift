internal import Cryptography
internal import Domain

/// The Session of a sign-in whose device is to be proved, sealed for one pool, client and step.
struct DeviceSession: Sendable {
  enum Step: String, Sendable {
    case deviceSRP = "DEVICE_SRP_AUTH"
    case devicePasswordVerifier = "DEVICE_PASSWORD_VERIFIER"
  }

  /// Names the session where it is spent.
  let id: [UInt8]
  let username: String
  let sub: String
  /// The name that the client began with, in its canonical form.
  let typedName: String
  let deviceKey: String
  /// Of the password that was proved: a session dies with it.
  let salt: [UInt8]
  /// Whether the sign-in gave a second factor already.
  let isFactorGiven: Bool
  let expiresAt: Instant
  /// The pool's own flow that the proof is a part of.
  let customFlow: CustomFlow?

  init(
    id: [UInt8],
    signIn: ProvedSignIn,
    deviceKey: String,
    expiresAt: Instant
  ) {
    self.id = id
    username = signIn.user.username
    sub = signIn.user.sub
    typedName = signIn.typedName
    self.deviceKey = deviceKey
    salt = signIn.user.salt ?? []
    isFactorGiven = signIn.isFactorGiven
    customFlow = signIn.customFlow
    self.expiresAt = expiresAt
  }

  func sealed(
    for step: Step,
    sealer: Sealer,
    client: ClientSettings
  ) throws(AuthenticationFailure) -> [UInt8] {
    let flow = try CustomFlow.field(of: customFlow)
    let fields = SealedFields.encode(
      [
        id, Array(username.utf8), Array(sub.utf8), Array(typedName.utf8), Array(deviceKey.utf8),
        salt, SealedFields.bytes(expiresAt.unixMillis),
        Array((isFactorGiven ? "factor" : "").utf8),
      ] + (flow.isEmpty ? [] : [flow])
    )
    do throws(CryptographyError) {
      return try sealer.seal(fields, associatedData: Self.place(step, client))
    } catch {
      throw .internalFault("a session cannot be sealed: \(error)")
    }
  }

  /// The session, or nil when it is another client's, another step's or made up.
  init?(opening sealed: [UInt8], for step: Step, sealer: Sealer, client: ClientSettings) {
    let opened: [UInt8]
    do throws(CryptographyError) {
      opened = try sealer.open(sealed, associatedData: Self.place(step, client))
    } catch {
      return nil
    }
    guard
      let fields = SealedFields.decode(opened, count: 8) ?? SealedFields.decode(opened, count: 9),
      let expiry = SealedFields.number(fields[6])
    else { return nil }
    do throws(AuthenticationFailure) {
      customFlow = try CustomFlow.read(fields.count > 8 ? fields[8] : nil)
    } catch {
      return nil
    }
    id = fields[0]
    username = SealedFields.text(fields[1])
    sub = SealedFields.text(fields[2])
    typedName = SealedFields.text(fields[3])
    deviceKey = SealedFields.text(fields[4])
    salt = fields[5]
    isFactorGiven = SealedFields.text(fields[7]) == "factor"
    expiresAt = Instant(unixMillis: expiry)
  }

  /// Whether the echoed name means this user.
  func isMeant(by name: String, in pool: UserPoolSettings) -> Bool {
    let canonical = pool.canonical(name)
    return canonical == username || canonical == typedName || canonical == sub
  }

  /// Whether the user may still go on with it.
  func isCurrent(for user: UserRecord) -> Bool {
    user.status == .confirmed && (user.salt ?? []) == salt
  }

  private static func place(_ step: Step, _ client: ClientSettings) -> [UInt8] {
    Array("session|\(step.rawValue)|\(client.userPoolID.text)|\(client.id.text)".utf8)
  }
}
