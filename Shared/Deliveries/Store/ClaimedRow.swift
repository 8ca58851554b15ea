public import Logging

/// A row that one instance alone may deliver until its lease ends.
public protocol ClaimedRow: Sendable {
  var poolText: String { get }
  var id: String { get }
  /// The present attempt included.
  var attempts: Int { get }
  var leaseID: String { get }
  /// What the log calls it by.
  var labels: Logger.Metadata { get }
}
