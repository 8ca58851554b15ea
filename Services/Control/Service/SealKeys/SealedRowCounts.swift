internal import GatehouseMessages
internal import GatehouseStubs
internal import RPC

/// How many rows are under which key.
struct SealedRowCounts: Sendable {
  /// Rows by key of one column.
  struct Column: Sendable {
    let name: String
    var rows: [Int64: Int64] = [:]
    /// Whether its values are sealed anew; others end by themselves, or keep their key.
    var isResealed = true
    var resealed: Int64 = 0
  }

  private(set) var columns: [Column] = []

  private static let rowsOfPart: Int32 = 200

  /// Reads every row, a part at a time; seals anew what is under another key than the current one, where
  /// asked.
  static func scan(
    _ instances: ServiceInstances,
    reseals: Bool
  ) async throws(ControlFailure) -> SealedRowCounts {
    let names = try await instances.describe().values.first?.columns ?? []
    var counts = SealedRowCounts()
    for name in names {
      let column = try await instances.channel.use { (channel, _) throws(RPCError) in
        try await scan(name, SealKeyOperatorClient(channel), reseals: reseals)
      }
      try Interruption.check()
      counts.columns.append(column)
    }
    return counts
  }

  private static func scan(
    _ name: String,
    _ client: SealKeyOperatorClient,
    reseals: Bool
  ) async throws(RPCError) -> Column {
    var column = Column(name: name)
    var after: [String] = []
    let clock = ContinuousClock()
    var told = clock.now
    repeat {
      let reply = try await client.scanSealedRows(
        ScanSealedRowsRequest(column: name, after: after, rows: rowsOfPart, reseals: reseals),
        context: RPCCallContext(
          requestID: "gatehousectl-seal-keys",
          deadline: .now.advanced(by: .seconds(30)),
          // A part may be counted and sealed anew any number of times.
          isIdempotent: true
        )
      )
      column.add(reply)
      after = reply.after
      guard clock.now - told > .seconds(2) else { continue }
      told = clock.now
      let seen = column.rows.values.reduce(0, +)
      Terminal().say(
        "\(name): \(seen) rows read" + (reseals ? ", \(column.resealed) sealed anew" : "")
      )
    } while !after.isEmpty && !Task.isCancelled
    return column
  }

  /// All rows under a key.
  func rows(under key: Int64) -> Int64 {
    columns.reduce(0) { $0 + ($1.rows[key] ?? 0) }
  }

  /// Rows that could be sealed anew under the key, and are not.
  func stale(besides current: Int64) -> Int64 {
    columns.filter(\.isResealed).reduce(0) { sum, column in
      sum + column.rows.filter { $0.key != current }.values.reduce(0, +)
    }
  }

  /// The columns with rows under a key, as text.
  func text(under key: Int64) -> String {
    columns.compactMap { column in column.rows[key].map { "\(column.name) \($0)" } }
      .joined(separator: ", ")
  }
}

extension SealedRowCounts.Column {
  fileprivate mutating func add(_ reply: ScanSealedRowsResponse) {
    for count in reply.counts { rows[count.keyId ?? 0, default: 0] += count.rows ?? 0 }
    resealed += reply.resealed ?? 0
    isResealed = reply.isResealed ?? true
  }
}
