internal import AuthenticationCore
internal import Cryptography
internal import Domain

/// What the server has to remember between the two steps of SRP, carried by the client.
///
/// Sealed for one pool and client. The verifier spares the second step a look-up before the proof;
/// whoever could open the block would know it anyway, from b and B. That it is still the user's when
/// the proof arrives, the salt tells, which each password has of its own.
///
/// Its length says nothing that the answer does not: it holds no name that is not in the request or
/// the answer, and all else is of one length for everybody. Otherwise one question would tell who
/// does not exist.
struct SecretBlock: Sendable, Hashable {
  /// Names the challenge where it is spent.
  let id: [UInt8]
  /// USER_ID_FOR_SRP, and under which a wrong password is counted.
  let username: String
  let sub: String
  /// The name that the client began with, in its canonical form.
  let typedName: String
  /// The DEVICE_KEY of the first step.
  let deviceKey: String?
  let salt: [UInt8]
  /// Padded: numbers differ in length.
  let verifier: [UInt8]
  /// b, A and B.
  let exponent: [UInt8]
  let clientPublic: [UInt8]
  let serverPublic: [UInt8]
  let expiresAt: Instant
  /// The pool's own flow that the proof is a part of.
  var customFlow: CustomFlow?

  func sealed(
    with sealer: Sealer,
    client: ClientSettings
  ) throws(AuthenticationFailure) -> [UInt8] {
    try Self.seal(sealer, client).seal([
      id, Array(username.utf8), Array(sub.utf8), Array(typedName.utf8), exponent, clientPublic,
      serverPublic, SealedFields.bytes(expiresAt.unixMillis), Array((deviceKey ?? "").utf8), salt,
      verifier, try CustomFlow.field(of: customFlow),
    ])
  }

  /// The block, or nil when we did not seal it for this client.
  init?(opening sealed: [UInt8], with sealer: Sealer, client: ClientSettings) {
    guard let fields = Self.seal(sealer, client).open(sealed),
      let expiresAt = SealedFields.number(fields[7])
    else { return nil }
    do throws(AuthenticationFailure) {
      customFlow = try CustomFlow.read(fields[11])
    } catch {
      return nil
    }
    id = fields[0]
    username = SealedFields.text(fields[1])
    sub = SealedFields.text(fields[2])
    typedName = SealedFields.text(fields[3])
    exponent = fields[4]
    clientPublic = fields[5]
    serverPublic = fields[6]
    self.expiresAt = Instant(unixMillis: expiresAt)
    deviceKey = fields[8].isEmpty ? nil : SealedFields.text(fields[8])
    salt = fields[9]
    verifier = fields[10]
  }

  init(
    id: [UInt8],
    credential: Credential,
    typedName: String,
    deviceKey: String?,
    exponent: [UInt8],
    clientPublic: [UInt8],
    serverPublic: [UInt8],
    expiresAt: Instant,
    customFlow: CustomFlow?
  ) {
    self.id = id
    username = credential.username
    sub = credential.sub
    self.typedName = typedName
    self.deviceKey = deviceKey
    salt = credential.salt
    verifier = Self.padded(credential.verifier)
    self.exponent = exponent
    self.clientPublic = clientPublic
    self.serverPublic = serverPublic
    self.expiresAt = expiresAt
    self.customFlow = customFlow
  }

  /// Whether the echoed name means this user.
  ///
  /// Clients echo USER_ID_FOR_SRP or the name they began with.
  func isMeant(by name: String, in pool: UserPoolSettings) -> Bool {
    pool.isOne(name, of: [username, typedName, sub])
  }

  /// A number below N with zeros before it, as many as the longest form of one needs.
  private static func padded(_ verifier: [UInt8]) -> [UInt8] {
    [UInt8](repeating: 0, count: max(385 - verifier.count, 0)) + verifier
  }

  private static func seal(_ sealer: Sealer, _ client: ClientSettings) -> SignInSeal {
    SignInSeal(
      sealer: sealer,
      place: "password_verifier|\(client.userPoolID.text)|\(client.id.text)",
      fieldCount: 11...12
    )
  }
}
