package import AuthenticationCore
package import Cryptography
package import Domain

/// The Session of ConfirmSignUp: by it the user signs in for the first time without another code (CHO-6).
///
/// The user's row says once which address that code proved.
package struct ConfirmedSignUps: Sendable {
  private let sealer: Sealer

  package init(sealer: Sealer) {
    self.sealer = sealer
  }

  /// The session of a user whose code has just confirmed the sign-up; nil where the client cannot sign in by
  /// it, or the pool takes no code as a first factor.
  func session(
    of sub: String,
    at client: ClientSettings,
    in pool: UserPoolSettings,
    now: Instant
  ) throws(AuthenticationFailure) -> String? {
    guard pool.takesCodes(from: client) else { return nil }
    let expiry = now.adding(seconds: client.sessionValiditySeconds)
    let fields = [Array(sub.utf8), Array(String(expiry.unixMillis).utf8)]
    do throws(CryptographyError) {
      return Base64URL.encode(
        try sealer.seal(SealedFields.encode(fields), associatedData: Self.associatedData(client))
      )
    } catch {
      throw .internalFault("the session of a confirmed sign-up cannot be sealed: \(error)")
    }
  }

  /// The sub of the session's user; refused where it is another client's, made up, or too old.
  package func confirmed(
    _ session: String,
    for client: ClientSettings,
    at now: Instant
  ) throws(AuthenticationFailure) -> String {
    guard let sealed = Base64URL.decode(session) else { throw .invalidSession }
    let opened: [UInt8]
    do throws(CryptographyError) {
      opened = try sealer.openCarried(sealed, associatedData: Self.associatedData(client))
    } catch {
      throw .invalidSession
    }
    guard let fields = SealedFields.decode(opened, count: 2),
      let expiry = Int64(String(decoding: fields[1], as: UTF8.self))
    else { throw .invalidSession }
    guard now < Instant(unixMillis: expiry) else { throw .expiredSession }
    return String(decoding: fields[0], as: UTF8.self)
  }

  private static func associatedData(_ client: ClientSettings) -> [UInt8] {
    Array("confirmed sign-up \(client.userPoolID.text) \(client.id.text)".utf8)
  }
}

extension UserPoolSettings {
  /// Whether the client's users can sign in by a code in place of a password.
  func takesCodes(from client: ClientSettings) -> Bool {
    client.allowedFlows.contains(.user) && allowedFirstFactors.contains { $0.medium != nil }
  }

  /// Whether a user with these attributes can sign in by codes, once the address is verified (CHO-8).
  func needsNoPassword(with attributes: [String: String]) -> Bool {
    allowedFirstFactors.compactMap(\.medium).contains { attributes[$0.attributeName] != nil }
  }
}
