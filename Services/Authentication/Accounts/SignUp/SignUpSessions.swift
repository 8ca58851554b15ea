package import AuthenticationCore
package import AuthenticationMessages
internal import Cryptography
internal import Domain

/// The Session of a sign-up: by it ConfirmSignUp knows that who brings the code has chosen the password.
struct SignUpSessions: Sendable {
  let sealer: Sealer

  func session(of sub: String, in pool: UserPoolID) throws(AuthenticationFailure) -> String {
    do throws(CryptographyError) {
      let sealed = try sealer.seal(Array(sub.utf8), associatedData: Self.associatedData(pool))
      return Base64URL.encode(sealed)
    } catch {
      throw .internalFault("the session of a sign-up cannot be sealed: \(error)")
    }
  }

  /// Whether the text is the session of this very sign-up; each has an id of its own.
  func isSession(_ text: String?, of sub: String, in pool: UserPoolID) -> Bool {
    guard let text, let sealed = Base64URL.decode(text) else { return false }
    do throws(CryptographyError) {
      let opened = try sealer.openCarried(sealed, associatedData: Self.associatedData(pool))
      return constantTimeEquals(opened, Array(sub.utf8))
    } catch {
      return false
    }
  }

  private static func associatedData(_ pool: UserPoolID) -> [UInt8] {
    Array("sign-up \(pool.text)".utf8)
  }
}

extension Accounts {
  /// The session by which ConfirmSignUp knows who chose the password, and which clients hand on to sign in at
  /// once; none where neither asks for it.
  func session(
    of user: PendingUser,
    isConfirmed: Bool,
    in pool: UserPoolSettings,
    _ client: ClientSettings
  ) throws(AuthenticationFailure) -> String? {
    guard !isConfirmed, pool.mayAskForSession(of: user) || pool.takesCodes(from: client) else {
      return nil
    }
    return try SignUpSessions(sealer: sealer).session(of: user.sub, in: pool.id)
  }

  /// What the session of such a sign-up looks like, for a page that does not tell that its address is taken; it
  /// opens nothing.
  package func sessionOfNoSignUp(
    _ request: SignUpRequest,
    at client: ClientSettings,
    in pool: UserPoolSettings
  ) throws(AuthenticationFailure) -> String? {
    let user = try pendingUser(
      named: request.username ?? "",
      attributes: request.userAttributes,
      in: pool,
      client: client
    )
    return try session(of: user, isConfirmed: false, in: pool, client)
  }
}
