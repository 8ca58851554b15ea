/// The numbers that bound what one peer can make this process hold.
public struct RPCLimits: Sendable, Hashable {
  /// The largest frame in bytes, in both directions.
  public var maximumFrameBytes: Int
  /// Calls in flight on one connection; above it nothing more is read from that peer.
  public var maximumCallsPerConnection: Int
  /// Calls in flight in the process; above it a call is refused.
  public var maximumCalls: Int
  /// How long a call may take whose caller set no deadline.
  public var defaultTimeout: Duration
  /// How long a draining server waits for the calls in flight.
  public var drainTime: Duration

  /// Makes limits; each has a default.
  public init(
    maximumFrameBytes: Int = 4 << 20,
    maximumCallsPerConnection: Int = 1024,
    maximumCalls: Int = 4096,
    defaultTimeout: Duration = .seconds(10),
    drainTime: Duration = .seconds(10)
  ) {
    self.maximumFrameBytes = maximumFrameBytes
    self.maximumCallsPerConnection = maximumCallsPerConnection
    self.maximumCalls = maximumCalls
    self.defaultTimeout = defaultTimeout
    self.drainTime = drainTime
  }
}
