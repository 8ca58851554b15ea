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

  /// Tells what was changed by the access token of `holder`, at the address that its user had before.
  ///
  /// The change is made and has its answer: what keeps a notice back is told to the operator alone.
  package func tell(_ notice: MessageNotice, to holder: AccessTokenHolder, _ call: Call) async {
    guard addresses.areChangesTold(at: holder.client, in: holder.pool) else { return }
    do throws(AuthenticationFailure) {
      guard let address = try holder.user.verifiedAddress() else { return }
      let recipient = MessageRecipient(
        username: holder.user.username,
        attributes: try holder.user.attributes(),
        address: address,
        in: holder.pool,
        client: holder.client.id,
        cause: .holder
      )
      guard let message = try await composer.notice(notice, to: recipient, call) else { return }
      try await store.insert(message)
    } catch {
      call.logger.warning(
        "a user is not told of a change",
        metadata: ["request-id": "\(call.context.requestID)", "error": "\(error.status)"]
      )
    }
  }
}
