package import AuthenticationCore
internal import Domain
internal import Logging
package import Postgres
package import PublicOperations
internal import RPC

/// Tells users of changes of their own accounts (ACC-9).
package struct OwnerNotices: Sendable {
  private let composer: MessageComposer
  private let store: OwnerNoticeStore
  private let addresses: PoolAddresses

  package init(_ composer: MessageComposer, database: PostgresPool, addresses: PoolAddresses) {
    self.composer = composer
    store = OwnerNoticeStore(database: database)
    self.addresses = addresses
  }

  /// What the user of an access token is told of a change, at the address from before the change.
  ///
  /// It is written in the transaction of the change: otherwise an intruder's change would stay unseen
  /// where a process ends in between. Nil where nothing is told.
  package func message(
    _ notice: MessageNotice,
    to holder: AccessTokenHolder,
    _ call: Call
  ) async throws(AuthenticationFailure) -> NewOutboxMessage? {
    try await message(notice, to: holder.user, of: holder.client, in: holder.pool, call)
  }

  /// The same for a user without a token, who uses the client.
  package func message(
    _ notice: MessageNotice,
    to user: UserRecord,
    of client: ClientSettings,
    in pool: UserPoolSettings,
    _ call: Call
  ) async throws(AuthenticationFailure) -> NewOutboxMessage? {
    guard addresses.areChangesTold(at: client, in: pool), let address = try user.verifiedAddress()
    else { return nil }
    let recipient = MessageRecipient(
      username: user.username,
      attributes: try user.attributes(),
      address: address,
      in: pool,
      client: client.id,
      cause: .change
    )
    return try await composer.notice(notice, to: recipient, call)
  }

  /// Tells of a device that is tracked now.
  ///
  /// The device registry has tables of its own, so no transaction holds both. The sign-in has its
  /// answer: what keeps the notice back is told to the operator alone.
  package func tellOfDevice(
    _ user: UserRecord,
    of client: ClientSettings,
    in pool: UserPoolSettings,
    _ call: Call
  ) async {
    do throws(AuthenticationFailure) {
      let message = try await message(.deviceAdded, to: user, of: client, in: pool, call)
      if let message { try await store.insert(message) }
    } catch {
      call.logger.warning(
        "a user is not told of a device",
        metadata: ["request-id": "\(call.context.requestID)", "error": "\(error.status)"]
      )
    }
  }

  /// Tells a user that a sign-up has named the user's address (PAG-5).
  ///
  /// Counted as what strangers cause: no stranger fills a mailbox by it.
  package func tellOfSignUp(
    _ user: UserRecord,
    at client: ClientSettings,
    in pool: UserPoolSettings,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    guard let address = try user.verifiedAddress() else { return }
    let recipient = MessageRecipient(
      username: user.username,
      attributes: try user.attributes(),
      address: address,
      in: pool,
      client: client.id,
      cause: .stranger
    )
    guard let message = try await composer.notice(.signUpTaken, to: recipient, call) else { return }
    try await store.insert(message)
  }
}
