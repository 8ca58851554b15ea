internal import Cryptography
internal import Domain

/// What the server has to remember between the two steps of SRP, carried by the client.
///
/// Sealed for one pool and client. It holds no verifier: what is proved is the password that the
/// user has when the proof arrives.
struct SecretBlock: Sendable, Hashable {
  /// Names the challenge where it is spent.
  let id: [UInt8]
  /// USER_ID_FOR_SRP.
  let username: String
  let sub: String
  /// The name that the client began with, in its canonical form.
  let typedName: String
  /// The DEVICE_KEY of the first step.
  let deviceKey: String?
  /// Under which a wrong password is counted.
  let failureName: String
  /// b, A and B.
  let exponent: [UInt8]
  let clientPublic: [UInt8]
  let serverPublic: [UInt8]
  let expiresAt: Instant

  func sealed(
    with sealer: Sealer,
    client: ClientSettings
  ) throws(AuthenticationFailure) -> [UInt8] {
    let fields = SealedFields.encode([
      id, Array(username.utf8), Array(sub.utf8), Array(typedName.utf8), Array(failureName.utf8),
      exponent, clientPublic, serverPublic, SealedFields.bytes(expiresAt.unixMillis),
      Array((deviceKey ?? "").utf8),
    ])
    do throws(CryptographyError) {
      return try sealer.seal(fields, associatedData: Self.place(client))
    } catch {
      throw .internalFault("a secret block cannot be sealed: \(error)")
    }
  }

  /// The block, or nil when we did not seal it for this client.
  init?(opening sealed: [UInt8], with sealer: Sealer, client: ClientSettings) {
    let opened: [UInt8]
    do throws(CryptographyError) {
      opened = try sealer.open(sealed, associatedData: Self.place(client))
    } catch {
      return nil
    }
    guard let fields = SealedFields.decode(opened, count: 10),
      let expiresAt = SealedFields.number(fields[8])
    else { return nil }
    id = fields[0]
    username = SealedFields.text(fields[1])
    sub = SealedFields.text(fields[2])
    typedName = SealedFields.text(fields[3])
    failureName = SealedFields.text(fields[4])
    exponent = fields[5]
    clientPublic = fields[6]
    serverPublic = fields[7]
    self.expiresAt = Instant(unixMillis: expiresAt)
    deviceKey = fields[9].isEmpty ? nil : SealedFields.text(fields[9])
  }

  init(
    id: [UInt8],
    credential: Credential,
    typedName: String,
    deviceKey: String?,
    exponent: [UInt8],
    clientPublic: [UInt8],
    serverPublic: [UInt8],
    expiresAt: Instant
  ) {
    self.id = id
    username = credential.username
    sub = credential.sub
    self.typedName = typedName
    self.deviceKey = deviceKey
    failureName = credential.failureName
    self.exponent = exponent
    self.clientPublic = clientPublic
    self.serverPublic = serverPublic
    self.expiresAt = expiresAt
  }

  /// Whether the echoed name means this user.
  ///
  /// Clients echo USER_ID_FOR_SRP or the name they began with.
  func isMeant(by name: String, in pool: UserPoolSettings) -> Bool {
    let canonical = pool.canonical(name)
    return canonical == username || canonical == typedName || canonical == sub
  }

  private static func place(_ client: ClientSettings) -> [UInt8] {
    Array("password_verifier|\(client.userPoolID.text)|\(client.id.text)".utf8)
  }
}
