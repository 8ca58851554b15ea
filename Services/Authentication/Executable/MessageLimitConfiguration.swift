import AuthenticationCore
import Runtime

/// How many messages may be sent in a day: the keys below `message-limits`.
struct MessageLimitConfiguration: Sendable {
  let limits: MessageLimits

  init(_ source: inout ConfigurationSource) {
    let usual = MessageLimits.usual
    limits = MessageLimits(
      email: Self.limits(&source, "email", usual: usual.email),
      sms: Self.limits(&source, "sms", usual: usual.sms)
    )
  }

  private static func limits(
    _ source: inout ConfigurationSource,
    _ medium: String,
    usual: MessageLimits.OfMedium
  ) -> MessageLimits.OfMedium {
    func limit(_ name: String, _ usual: Int) -> Int {
      source.integer("message-limits", "\(medium)-\(name)", default: usual, in: 1...100_000_000)
    }
    return MessageLimits.OfMedium(
      toAddress: limit("to-address", usual.toAddress),
      toUser: limit("to-user", usual.toUser),
      fromSource: limit("from-source", usual.fromSource),
      inPool: limit("in-pool", usual.inPool)
    )
  }
}
