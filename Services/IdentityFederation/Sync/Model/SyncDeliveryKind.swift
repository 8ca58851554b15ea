/// What is posted to an operator's webhook.
package enum SyncDeliveryKind: String, Sendable, Hashable, CaseIterable {
  /// A device is told that a dataset has changed.
  case push
  /// A record of a stream.
  case stream

  /// How long it counts: an old push tells nothing, a stream lacks every record it does not get.
  var lifetime: Duration {
    switch self {
    case .push: .seconds(86_400)
    case .stream: .seconds(30 * 86_400)
    }
  }
}
