internal import Cryptography
internal import Domain

/// Seals what browsers keep for the console.
///
/// The key lives as long as the process and is stored nowhere: the console has no secret that could be stolen from a
/// disk. After a restart an operator is sent to the sign-in, whose session leads back without a question.
struct SealedCookies: Sendable {
  private let sealer: Sealer

  private static let separator: Character = "\n"

  init(random: some RandomSource) throws(CryptographyError) {
    sealer = try Sealer(keys: [1: random.bytes(32)], current: 1)
  }

  func seal(_ session: OperatorSession) throws(CryptographyError) -> [UInt8] {
    try seal(
      [
        session.accessToken, session.refreshToken, session.formSecret,
        String(session.signedInAt.unixMillis), String(session.seenAt.unixMillis),
      ],
      as: "session"
    )
  }

  /// The session; nil for what this process did not seal.
  func session(_ sealed: [UInt8]?) -> OperatorSession? {
    guard let parts = open(sealed, as: "session", count: 5), let signedIn = Int64(parts[3]),
      let seen = Int64(parts[4])
    else { return nil }
    return OperatorSession(
      accessToken: parts[0],
      refreshToken: parts[1],
      formSecret: parts[2],
      signedInAt: Instant(unixMillis: signedIn),
      seenAt: Instant(unixMillis: seen)
    )
  }

  func seal(_ pending: PendingSignIn) throws(CryptographyError) -> [UInt8] {
    try seal(
      [
        pending.state, pending.nonce, pending.verifier, pending.destination,
        String(pending.begunAt.unixMillis),
      ],
      as: "sign-in"
    )
  }

  func pending(_ sealed: [UInt8]?) -> PendingSignIn? {
    guard let parts = open(sealed, as: "sign-in", count: 5), let begun = Int64(parts[4]) else {
      return nil
    }
    return PendingSignIn(
      state: parts[0],
      nonce: parts[1],
      verifier: parts[2],
      destination: parts[3],
      begunAt: Instant(unixMillis: begun)
    )
  }

  private func seal(_ parts: [String], as purpose: String) throws(CryptographyError) -> [UInt8] {
    try sealer.seal(
      Array(parts.joined(separator: String(Self.separator)).utf8),
      associatedData: Array(purpose.utf8)
    )
  }

  private func open(_ sealed: [UInt8]?, as purpose: String, count: Int) -> [String]? {
    guard let sealed,
      let bytes = try? sealer.open(sealed, associatedData: Array(purpose.utf8)),
      let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    let parts = text.split(separator: Self.separator, omittingEmptySubsequences: false)
    return parts.count == count ? parts.map(String.init) : nil
  }
}
