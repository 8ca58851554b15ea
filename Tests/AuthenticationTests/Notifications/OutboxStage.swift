internal import AuthenticationMessages
internal import Cryptography
internal import Domain
internal import Logging
internal import Synchronization
internal import TestSupport
internal import Webhooks

@testable internal import AuthenticationNotifications

/// A sender that keeps what it is given and answers what the test says.
final class RecordingSender: MessageSender {
  typealias Answer = @Sendable (OutgoingMessage) throws(DeliveryFailure) -> Void

  private let kept = Mutex<[OutgoingMessage]>([])
  private let answer: Answer

  init(_ answer: @escaping Answer = { _ in }) {
    self.answer = answer
  }

  var messages: [OutgoingMessage] { kept.withLock { $0 } }

  func send(_ message: OutgoingMessage) async throws(DeliveryFailure) {
    kept.withLock { $0.append(message) }
    try answer(message)
  }
}

/// A pool whose messages instances of the delivery send.
struct OutboxStage: Sendable {
  let stage: Stage

  static let mailPool = CreateUserPoolRequest(autoVerifiedAttributes: ["email"])
  static let phonePool = CreateUserPoolRequest(
    autoVerifiedAttributes: ["phone_number"],
    smsConfiguration: SmsConfigurationType(snsCallerArn: "arn:aws:iam::123456789012:role/sms")
  )

  init(_ pool: CreateUserPoolRequest = mailPool) async throws {
    stage = try await SignInHarness().stage(pool)
  }

  var clock: ManualClock { stage.harness.clock }

  /// A process of its own.
  func instance(seed: UInt64 = 5) throws -> MessageDelivery {
    MessageDelivery(
      database: stage.harness.database.pool(schema: "authentication"),
      sealer: try Self.sealer(),
      clock: clock,
      random: SequenceRandomSource(seed: seed),
      workers: [],
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    )
  }

  /// The store of an instance that the test plays itself.
  func store() -> MessageDeliveryStore {
    MessageDeliveryStore(database: stage.harness.database.pool(schema: "authentication"))
  }

  static func sealer() throws -> Sealer {
    try Sealer(keys: [1: [UInt8](repeating: 7, count: 32)], current: 1)
  }

  func queue(_ name: String) async throws {
    _ = try await stage.signUp(name, attributes: ["email": "\(name)@example.com"])
  }

  /// What the operator is shown of the newest message.
  func shown() async throws -> OutboxMessage {
    let listed = try await stage.harness.outbox.listOutboxMessages(
      ListOutboxMessagesRequest(userPoolId: stage.poolID, limit: 1),
      context: stage.context
    )
    guard let message = listed.messages.first else { throw SignInHarness.NothingReturned() }
    return message
  }
}

extension MessageSenders {
  static func mail(_ sender: RecordingSender) -> MessageSenders {
    MessageSenders(email: sender, sms: nil)
  }
}
