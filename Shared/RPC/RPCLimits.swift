/// The numbers that bound what one peer can make this process hold, and for how long.
public struct RPCLimits: Sendable, Hashable {
  /// The largest request or response in bytes.
  public var maxMessageBytes = 4 << 20
  /// Handlers that run at a time for one connection; above it a call is refused.
  public var maxCallsPerConnection = 1024
  /// Handlers that run at a time in the process; above it a call is refused.
  public var maxCalls = 4096
  /// Requests being answered on one connection, in bytes; above it nothing more is read from it.
  public var maxRequestBytesPerConnection = 16 << 20
  /// Connections at a time.
  public var maxConnections = 1024
  /// Peers that a server is telling at one time that they may call nothing; further ones hear nothing.
  var maxRefusals = 64
  /// How long a call may take whose caller set no deadline.
  public var defaultTimeout = Duration.seconds(10)
  /// How long a call may take whatever its caller says.
  public var maxTimeout = Duration.seconds(600)
  /// What a client keeps back of its own deadline, so that the innermost failure has time to be
  /// told.
  public var deadlineMargin = Duration.milliseconds(10)
  /// How long a call waits for an instance when none is to be seen, or all are busy.
  ///
  /// Where a socket is open whose next process has not answered yet, and where an instance finishes
  /// its last calls, the call waits for as long as its own deadline allows.
  public var connectGrace = Duration.seconds(2)
  /// Calls that wait for an instance at a time; above it a call is refused.
  public var maxWaitingCalls = 1024
  /// How often a folder is looked at that inotify watches, in case it missed something.
  public var folderPollInterval = Duration.seconds(5)
  /// How often a server looks whether the file of its socket is still there.
  public var socketCheckInterval = Duration.seconds(1)
  /// How long a connection may take from its begin until both sides have spoken.
  public var handshakeTimeout = Duration.seconds(5)
  /// Silence after which a peer is asked whether it lives.
  public var keepAliveInterval = Duration.seconds(20)
  /// How long it may take to answer that.
  public var keepAliveTimeout = Duration.seconds(10)
  /// Silence of a peer that owes an answer after which it is asked whether it lives.
  public var suspicionInterval = Duration.seconds(1)
  /// How long it may take to answer that before other instances are preferred to it.
  public var suspicionTimeout = Duration.seconds(1)
  /// How long a draining server waits for the calls in flight.
  public var drainTime: Duration

  /// Makes limits; each has a default.
  public init(maxCalls: Int = 4096, drainTime: Duration = .seconds(10)) {
    self.maxCalls = maxCalls
    self.drainTime = drainTime
  }

  /// A frame is a message and what the envelope adds to it.
  var maxFrameBytes: Int { maxMessageBytes + FrameWriter.envelopeBytes }
}
