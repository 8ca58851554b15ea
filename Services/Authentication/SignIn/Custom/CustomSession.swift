internal import AuthenticationCore
internal import Cryptography
internal import Domain

/// The Session between a custom challenge and its answer, sealed for one pool and client.
struct CustomSession: Sendable {
  /// Names the challenge where it is spent.
  let id: [UInt8]
  let flow: CustomFlow
  /// The user's, or what looks like it where there is no such user.
  let sub: String
  /// Of the password at that time: the session dies with it.
  let salt: [UInt8]
  /// What the function that made the challenge tells the one that checks the answer, as JSON.
  let privateParametersJSON: String
  /// What the function calls the challenge.
  let metadata: String?
  let expiresAt: Instant

  /// As many as the model lets a Session have.
  static let longest = 4096

  /// Nil when it would be longer than a Session may be.
  func text(
    sealer: Sealer,
    client: ClientSettings
  ) throws(AuthenticationFailure) -> String? {
    let text = try Self.seal(sealer, client).text([
      id, try CustomFlow.field(of: flow), Array(sub.utf8), salt, Array(privateParametersJSON.utf8),
      Array((metadata.map { "=" + $0 } ?? "").utf8), SealedFields.bytes(expiresAt.unixMillis),
    ])
    return text.utf8.count <= Self.longest ? text : nil
  }

  init(
    id: [UInt8],
    turn: CustomTurn,
    salt: [UInt8],
    privateParametersJSON: String,
    metadata: String?,
    expiresAt: Instant
  ) {
    self.id = id
    flow = turn.flow
    sub = turn.sub
    self.salt = salt
    self.privateParametersJSON = privateParametersJSON
    self.metadata = metadata
    self.expiresAt = expiresAt
  }

  /// The session, refused when it is another client's, too old or made up.
  init(
    _ text: String?,
    sealer: Sealer,
    client: ClientSettings,
    now: Instant
  ) throws(AuthenticationFailure) {
    let fields = try Self.seal(sealer, client).fields(of: text)
    guard let flow = try CustomFlow.read(fields[1]),
      let expiry = SealedFields.number(fields[6])
    else { throw .invalidSession }
    id = fields[0]
    self.flow = flow
    sub = SealedFields.text(fields[2])
    salt = fields[3]
    privateParametersJSON = SealedFields.text(fields[4])
    metadata = fields[5].isEmpty ? nil : SealedFields.text(Array(fields[5].dropFirst()))
    expiresAt = Instant(unixMillis: expiry)
    guard now < expiresAt else { throw .expiredSession }
  }

  private static func seal(_ sealer: Sealer, _ client: ClientSettings) -> SignInSeal {
    SignInSeal(
      sealer: sealer,
      place: "session|CUSTOM_CHALLENGE|\(client.userPoolID.text)|\(client.id.text)",
      fieldCount: 7...7
    )
  }
}
