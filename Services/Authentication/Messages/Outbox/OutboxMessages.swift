package import AuthenticationCore
package import Cryptography
package import Domain

/// Makes messages for the outbox.
package struct OutboxMessages: Sendable {
  let sealer: Sealer
  let clock: any WallClock
  let random: any RandomSource

  package init(sealer: Sealer, clock: any WallClock, random: any RandomSource) {
    self.sealer = sealer
    self.clock = clock
    self.random = random
  }

  /// A message for the outbox, its contents sealed.
  package func message(
    _ contents: OutboxContents,
    for username: String,
    _ purpose: CodePurpose,
    by medium: DeliveryMedium,
    to destination: String,
    in pool: UserPoolSettings,
    client: ClientID?
  ) throws(AuthenticationFailure) -> NewOutboxMessage {
    let id = random.uuid()
    let now = clock.now()
    return NewOutboxMessage(
      pool: pool.id,
      id: id,
      clientID: client,
      username: username,
      medium: medium,
      destination: destination,
      purpose: purpose,
      sealedContents: try contents.sealed(with: sealer, pool: pool.id.text, message: id),
      now: now,
      expiresAt: purpose == .adminCreateUser
        ? pool.temporaryPasswordExpiry(from: now) : now.adding(seconds: purpose.lifetimeSeconds)
    )
  }
}
