internal import AuthenticationCore
internal import Cryptography
internal import Domain
internal import FoundationEssentials

/// A wait at an inbox whose proof was consumed, in the form that its repetitions carry.
///
/// A proof is good once, and a wait is made of several calls. What is sealed here is good at this inbox
/// alone, for ten minutes from the proof on.
struct InboxWait: Sendable, Hashable {
  let owner: InboxOwner
  let beganAt: Instant

  private static let validSeconds: Int64 = 600
  private static let purpose = Array("interaction inbox".utf8)

  private struct Contents: Codable {
    let pool: String
    let instance: String
    let accounts: [String]
    let subs: [String]
    let beganAt: Int64
  }

  init(owner: InboxOwner, beganAt: Instant) {
    self.owner = owner
    self.beganAt = beganAt
  }

  /// Nil for what is not ours, or too old.
  init?(opening sealed: [UInt8], by sealer: Sealer, at now: Instant) {
    do {
      let bytes = try sealer.openCarried(sealed, associatedData: Self.purpose)
      let contents = try JSONDecoder().decode(Contents.self, from: Data(bytes))
      guard let pool = UserPoolID(contents.pool) else { return nil }
      owner = InboxOwner(
        pool: pool,
        instance: contents.instance,
        accounts: contents.accounts,
        subs: contents.subs
      )
      beganAt = Instant(unixMillis: contents.beganAt)
    } catch {
      return nil
    }
    guard now < beganAt.adding(seconds: Self.validSeconds) else { return nil }
  }

  /// What the next call carries.
  func sealed(by sealer: Sealer) throws(AuthenticationFailure) -> [UInt8] {
    let contents = Contents(
      pool: owner.pool.text,
      instance: owner.instance,
      accounts: owner.accounts,
      subs: owner.subs,
      beganAt: beganAt.unixMillis
    )
    do {
      let bytes = Array(try JSONEncoder().encode(contents))
      return try sealer.seal(bytes, associatedData: Self.purpose)
    } catch {
      throw .internalFault("a wait cannot be sealed: \(error)")
    }
  }
}
