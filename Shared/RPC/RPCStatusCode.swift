/// gRPC's closed set of status codes, with gRPC's numbers.
public enum RPCStatusCode: UInt32, Sendable, Hashable, CaseIterable {
  /// The call succeeded.
  case ok = 0
  /// The caller no longer waits.
  case cancelled = 1
  /// Something failed that said no more.
  case unknown = 2
  /// The request is wrong whatever the state of the system.
  case invalidArgument = 3
  /// The time was over before the answer.
  case deadlineExceeded = 4
  /// What was asked for does not exist.
  case notFound = 5
  /// What was to be made exists already.
  case alreadyExists = 6
  /// The caller is known and may not do this.
  case permissionDenied = 7
  /// A limit is reached; later it may work.
  case resourceExhausted = 8
  /// The system is not in the state that the call needs.
  case failedPrecondition = 9
  /// Another call was faster; the whole step may be tried again.
  case aborted = 10
  /// Beyond the valid range.
  case outOfRange = 11
  /// The method is not served here.
  case unimplemented = 12
  /// An invariant is broken.
  case internalError = 13
  /// The service cannot be reached now.
  case unavailable = 14
  /// Data is lost or damaged.
  case dataLoss = 15
  /// The caller did not prove who it is.
  case unauthenticated = 16
}
