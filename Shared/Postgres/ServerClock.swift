/// What the database's clock showed at one moment of ours.
struct ServerClock {
  /// PostgreSQL's `timestamptz` at a moment, which travels as a parameter.
  struct Moment: SQLEncodable {
    /// Microseconds since the begin of the year 2000.
    let micros: Int64

    func encode(into writer: inout SQLParameterWriter) {
      writer.write(timestamp: micros)
    }
  }

  /// How long one reading of the server's clock is used.
  ///
  /// Quartz drifts by some milliseconds in that time, and a clock that was set back is noticed.
  private static let life = Duration.seconds(60)
  /// The beginning of the year 2000 in Unix time.
  private static let epochMicros: Int64 = 946_684_800_000_000

  private let shown: Int64
  private let heardAt: ContinuousClock.Instant

  /// The server's time, in microseconds of Unix time, from an answer that arrived at that moment of
  /// ours.
  ///
  /// The server read its clock some time before. Taking that for the time of arrival makes every
  /// deadline too early by as much, never too late.
  init(unixMicros: Int64, heardAt: ContinuousClock.Instant) {
    shown = unixMicros - Self.epochMicros
    self.heardAt = heardAt
  }

  /// Whether it can be relied on.
  func isFresh(at now: ContinuousClock.Instant) -> Bool {
    heardAt.duration(to: now) < Self.life
  }

  /// What the server's clock will show at a moment of ours.
  func moment(_ instant: ContinuousClock.Instant) -> Moment {
    let (seconds, attoseconds) = heardAt.duration(to: instant).components
    return Moment(micros: shown + seconds * 1_000_000 + attoseconds / 1_000_000_000_000)
  }
}
