internal import Cryptography
internal import Domain

/// The Session between a challenge and its answer, sealed for one pool, client and step.
struct ChallengeSession: Sendable, Hashable {
  enum Step: String, Sendable {
    case newPasswordRequired = "NEW_PASSWORD_REQUIRED"
  }

  let username: String
  let sub: String
  /// The name that the client began with, in its canonical form.
  let typedName: String
  /// Of the password that was proved: a session dies with it.
  let salt: [UInt8]
  let expiresAt: Instant
  /// The pool's own flow that this is a part of.
  var customFlow: CustomFlow?

  func text(
    for step: Step,
    sealer: Sealer,
    client: ClientSettings
  ) throws(AuthenticationFailure) -> String {
    let flow = try CustomFlow.field(of: customFlow)
    let fields = SealedFields.encode(
      [
        Array(username.utf8), Array(sub.utf8), Array(typedName.utf8), salt,
        SealedFields.bytes(expiresAt.unixMillis),
      ] + (flow.isEmpty ? [] : [flow])
    )
    do throws(CryptographyError) {
      let place = Self.place(step, client)
      return Base64URL.encode(try sealer.seal(fields, associatedData: place))
    } catch {
      throw .internalFault("a session cannot be sealed: \(error)")
    }
  }

  init(
    username: String,
    sub: String,
    typedName: String,
    salt: [UInt8],
    expiresAt: Instant,
    customFlow: CustomFlow?
  ) {
    self.customFlow = customFlow

    self.username = username
    self.sub = sub
    self.typedName = typedName
    self.salt = salt
    self.expiresAt = expiresAt
  }

  /// The session, refused when it is another client's, another step's, too old or made up.
  init(
    _ text: String?,
    for step: Step,
    sealer: Sealer,
    client: ClientSettings,
    now: Instant
  ) throws(AuthenticationFailure) {
    guard let text else { throw .invalidParameter("Missing required parameter Session") }
    guard let sealed = Base64URL.decode(text) else { throw .invalidSession }
    let opened: [UInt8]
    do throws(CryptographyError) {
      opened = try sealer.open(sealed, associatedData: Self.place(step, client))
    } catch {
      throw .invalidSession
    }
    guard
      let fields = SealedFields.decode(opened, count: 5) ?? SealedFields.decode(opened, count: 6),
      let expiry = SealedFields.number(fields[4])
    else { throw .invalidSession }
    username = SealedFields.text(fields[0])
    sub = SealedFields.text(fields[1])
    typedName = SealedFields.text(fields[2])
    salt = fields[3]
    expiresAt = Instant(unixMillis: expiry)
    customFlow = try CustomFlow.read(fields.count > 5 ? fields[5] : nil)
    guard now < expiresAt else { throw .expiredSession }
  }

  /// Whether the echoed name means this user.
  func isMeant(by name: String, in pool: UserPoolSettings) -> Bool {
    let canonical = pool.canonical(name)
    return canonical == username || canonical == typedName || canonical == sub
  }

  private static func place(_ step: Step, _ client: ClientSettings) -> [UInt8] {
    Array("session|\(step.rawValue)|\(client.userPoolID.text)|\(client.id.text)".utf8)
  }
}
