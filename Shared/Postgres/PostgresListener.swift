internal import OperatingSystem

/// Hears what is notified on one channel, by a connection of its own.
///
/// A lost connection is made again, as often as it takes. What was notified meanwhile is lost: each
/// new connection is told of, and its hearer has to look for itself. PostgreSQL lets every role of the
/// database notify on every channel, so a payload proves nothing; it says what to look at.
///
/// Behind a pooler nothing can be heard, because the session that listens may be another one a
/// moment later. Its hearer is then told to look every second.
public actor PostgresListener {
  /// What the listener reports.
  public enum Event: Sendable, Hashable {
    /// Whatever is notified from now on is heard; what was before may have been missed.
    case listening
    /// A session notified with this payload.
    case notified(String)
    /// The connection was lost, or could not be made; it is tried again.
    case lost(PostgresError.Kind)
  }

  private let connector: PostgresConnector
  private let pooler: PostgresPool.Pooler
  private let channel: StaticString
  private let probeInterval: Duration
  private let executor = QueueExecutor(label: "gatehouse.postgres.listener")

  /// For how long the thread waits before it looks whether the task was cancelled.
  private static let slice = Duration.milliseconds(250)
  private static let retryPause = Duration.milliseconds(500)
  /// Between two looks where nothing can be heard.
  private static let lookPause = Duration.seconds(1)

  /// The listener's own serial queue, whose thread waits for the server.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// A listener of the channel.
  ///
  /// After each interval in which nothing arrived it asks whether the server
  /// is still there, for a server behind a broken network sends no farewell.
  public init(
    _ configuration: PostgresPool.Configuration,
    channel: StaticString,
    probeInterval: Duration = .seconds(10)
  ) {
    connector = PostgresConnector(configuration)
    pooler = configuration.pooler
    self.channel = channel
    self.probeInterval = probeInterval
  }

  /// Tells what happens until the task is cancelled.
  ///
  /// The hearer is called in order, and must not block.
  public func run(_ hear: @Sendable (Event) -> Void) async {
    switch pooler {
    case .none: await hearAll(hear)
    case .transaction: await haveLook(hear)
    }
  }

  private func haveLook(_ hear: @Sendable (Event) -> Void) async {
    while !Task.isCancelled {
      hear(.listening)
      // Cancelled: the loop ends by itself.
      try? await Task.sleep(for: Self.lookPause)
    }
  }

  private func hearAll(_ hear: @Sendable (Event) -> Void) async {
    while !Task.isCancelled {
      do throws(PostgresError) {
        try listen(hear)
      } catch {
        hear(.lost(error.kind))
        // Cancelled: the loop ends by itself.
        try? await Task.sleep(for: Self.retryPause)
      }
    }
  }

  private func listen(_ hear: (Event) -> Void) throws(PostgresError) {
    var connection = try connector.connect()
    defer { connector.connectionClosed() }
    try connection.listen(on: channel)
    hear(.listening)
    var probeAt = ContinuousClock.now + probeInterval
    while !Task.isCancelled {
      let payloads = try connection.notifications(until: .now + Self.slice)
      for payload in payloads { hear(.notified(payload)) }
      guard payloads.isEmpty, ContinuousClock.now >= probeAt else { continue }
      try connection.execute("SELECT 1")
      probeAt = .now + probeInterval
    }
  }
}
