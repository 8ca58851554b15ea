package import Cryptography
package import Domain
package import IdentityFederationCore

/// Makes temporary credentials, and opens those that requests carry (STS, Credentials).
///
/// Nothing is stored: a session's token is the sealed record of it, and its secret is computed from
/// that record. So any instance proves them, the database gives none, and a sealing key that is
/// replaced opens them as long as it is held.
package struct TemporaryCredentials: Sendable {
  private let sealer: Sealer
  private let random: any RandomSource

  /// Credentials under the service's sealing keys.
  package init(sealer: Sealer, random: any RandomSource) {
    self.sealer = sealer
    self.random = random
  }

  /// New credentials for a session of an identity.
  package func issue(
    for session: TemporarySession
  ) throws(IdentityFederationFailure) -> IssuedCredentials {
    let accessKeyID = makeID()
    guard let record = SessionRecord.encode(session, accessKeyID: accessKeyID) else {
      throw .invalidParameter("The role's ARN and the principal tags are too long for a session.")
    }
    return try issue(record, accessKeyID, until: session.expiresAt)
  }

  /// New credentials for a session of an access key.
  package func issue(
    for session: AccessKeySession
  ) throws(IdentityFederationFailure) -> IssuedCredentials {
    let accessKeyID = makeID()
    guard let record = AccessKeySessionRecord.encode(session, accessKeyID: accessKeyID) else {
      throw .invalidParameter("The role's ARN is too long for a session.")
    }
    return try issue(record, accessKeyID, until: session.expiresAt)
  }

  private func makeID() -> String { Self.idPrefix + random.text(16, of: Self.idAlphabet) }

  private func issue(
    _ record: [UInt8],
    _ accessKeyID: String,
    until expiry: Instant
  ) throws(IdentityFederationFailure) -> IssuedCredentials {
    let sealed: [UInt8]
    do throws(CryptographyError) {
      sealed = try sealer.seal(record, associatedData: Self.place)
    } catch {
      throw .internalFault(error.description)
    }
    guard let secret = secret(of: record, keyID: sealer.currentKeyID) else {
      throw .internalFault("the current sealing key is missing")
    }
    return IssuedCredentials(
      accessKeyID: accessKeyID,
      secretKey: secret,
      sessionToken: Base64.encode(sealed),
      expiration: expiry
    )
  }

  /// The session of a request's token and access key, ended or not; nil where the token was not made
  /// here for that key.
  package func open(_ token: [UInt8], accessKeyID: String) -> OpenedCredentials? {
    guard token.count <= Self.maxToken,
      let sealed = Base64.decode(String(decoding: token, as: UTF8.self)),
      let keyID = Sealer.keyID(of: sealed),
      let record = opened(sealed),
      let (session, sealedKeyID) = Self.session(of: record),
      // Otherwise the token of one session could be sent with the key of another.
      sealedKeyID == accessKeyID,
      let secret = secret(of: record, keyID: keyID)
    else { return nil }
    return OpenedCredentials(session: session, secretKey: Array(secret.utf8))
  }

  private static func session(
    of record: [UInt8]
  ) -> (session: OpenedCredentials.Session, accessKeyID: String)? {
    if let (session, id) = SessionRecord.decode(record) { return (.identity(session), id) }
    return AccessKeySessionRecord.decode(record).map { (.accessKey($0.session), $0.accessKeyID) }
  }

  private func opened(_ sealed: [UInt8]) -> [UInt8]? {
    do throws(CryptographyError) {
      return try sealer.openCarried(sealed, associatedData: Self.place)
    } catch {
      // Also where the token names a key that is not held: clients may write any.
      return nil
    }
  }

  private func secret(of record: [UInt8], keyID: UInt32) -> String? {
    guard let key = sealer.derive(Self.place(of: "secret"), keyID: keyID) else { return nil }
    return String(Base64.encode(HMACKey(key).authenticate(record)).prefix(40))
  }

  /// What the ids of temporary credentials begin with, as in AWS.
  static let idPrefix = "ASIA"

  private static let maxToken = 4096
  private static let idAlphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")
  private static let place = Array(place(of: "session").utf8)

  private static func place(of use: String) -> String {
    "identity federation temporary credentials \(use)"
  }
}
