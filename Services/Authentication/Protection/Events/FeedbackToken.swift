internal import AuthenticationCore
internal import Cryptography
internal import Domain

/// Lets the reader of a notice say whether the sign-in was the user's own.
///
/// Sealed, with pool and event as associated data: a token of one event counts for no other.
struct FeedbackToken: Sendable {
  let sealer: Sealer

  private static let lifetimeSeconds: Int64 = 7 * 86_400

  func text(
    of event: String,
    _ sub: String,
    in pool: UserPoolID,
    at now: Instant
  ) throws(AuthenticationFailure) -> String {
    let expiry = now.adding(seconds: Self.lifetimeSeconds).unixMillis
    do throws(CryptographyError) {
      return Base64URL.encode(
        try sealer.seal(Array("\(expiry) \(sub)".utf8), associatedData: Self.place(event, pool))
      )
    } catch {
      throw .internalFault("a feedback token cannot be sealed: \(error)")
    }
  }

  /// The user's sub; nil for a token of another event or pool, and for one that is too old.
  func sub(of text: String, event: String, in pool: UserPoolID, at now: Instant) -> String? {
    guard let sealed = Base64URL.decode(text),
      let opened = try? sealer.open(sealed, associatedData: Self.place(event, pool))
    else { return nil }
    let parts = String(decoding: opened, as: UTF8.self).split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let expiry = Int64(parts[0]), now.unixMillis < expiry else {
      return nil
    }
    return String(parts[1])
  }

  private static func place(_ event: String, _ pool: UserPoolID) -> [UInt8] {
    Array("feedback|\(pool.text)|\(event)".utf8)
  }
}
