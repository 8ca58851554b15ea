internal import AuditSeals
internal import Domain
internal import Postgres

/// The seals of the events' tables, and how far each table is sealed.
struct AuditSealStore: Sendable {
  let database: PostgresPool

  /// How far a table's chain has come.
  struct State: Sendable {
    /// The place of the next seal.
    let next: Int64
    let sealedKey: [UInt8]
    let lastCode: [UInt8]
    /// The last row that is sealed.
    let through: AuditPosition
    let begunAt: Instant
  }

  /// A seal that is to be stored, and what then is next.
  struct Made: Sendable {
    let contents: AuditSealContents
    let eventCodes: [UInt8]
    let code: [UInt8]
    let through: AuditPosition
    let nextSealedKey: [UInt8]
  }

  /// A row that is to be sealed.
  struct Unsealed: Sendable {
    let record: AuditRecord
    let position: AuditPosition
  }

  /// A seal as it is stored.
  struct Stored: Sendable {
    let contents: AuditSealContents
    let eventCodes: [UInt8]
    let code: [UInt8]
    let through: AuditPosition
  }

  /// How far the table is sealed; nil where no chain was begun.
  func state(of table: AuditTable) async throws(GateFailure) -> State? {
    try await querying { () async throws(PostgresError) in
      try await database.first(Self.state(of: table, locked: ""), Self.readState)
    }
  }

  /// Begins the chains of all tables, and removes former ones.
  func begin(
    _ sealedKeys: [AuditTable: [UInt8]],
    at now: Instant
  ) async throws(GateFailure) {
    try await inTransaction { (connection) throws(GateFailure) in
      for (table, sealedKey) in sealedKeys {
        connection.enqueue("DELETE FROM audit_seals WHERE table_name = \(table.text)")
        connection.enqueue(
          """
          INSERT INTO audit_chains (
            table_name, begun_at_unix_millis, next_sequence, sealed_key, last_code,
            sealed_transaction_id, sealed_number
          )
          VALUES (
            \(table.text), \(now.unixMillis), 0, \(sealedKey), \([UInt8]()), '0'::xid8, 0
          )
          ON CONFLICT (table_name) DO UPDATE SET
            begun_at_unix_millis = excluded.begun_at_unix_millis,
            next_sequence = 0, sealed_key = excluded.sealed_key, last_code = excluded.last_code,
            sealed_transaction_id = '0'::xid8, sealed_number = 0
          """
        )
      }
    }
  }

  /// Seals the next rows that every transaction now comes after; false where there are none, or
  /// another instance is at it.
  func seal(
    _ table: AuditTable,
    limit: Int,
    _ make: @Sendable (State, [Unsealed]) throws(GateFailure) -> Made
  ) async throws(GateFailure) -> Bool {
    try await inTransaction { (connection) throws(GateFailure) in
      guard let state = try connection.state(of: table) else { return false }
      let rows = try connection.reading { (connection) throws(PostgresError) in
        try connection.query(
          """
          SELECT transaction_id::text AS transaction, number, 0::integer AS rank,
            \(AuditEventListing.names)
          FROM \(table.name)
          WHERE (transaction_id, number)
              > (\(state.through.transaction)::xid8, \(state.through.number))
            AND transaction_id < pg_snapshot_xmin(pg_current_snapshot())
          ORDER BY transaction_id, number
          LIMIT \(limit)
          """,
          Self.readUnsealed
        )
      }
      guard !rows.isEmpty else { return false }
      try connection.store(try make(state, rows), of: table)
      return true
    }
  }

  /// The tables that have rows to seal.
  func unsealedTables() async throws(GateFailure) -> [AuditTable] {
    let parts = AuditTable.allCases.map { table -> SQL in
      """
      SELECT chain.table_name FROM audit_chains AS chain
      WHERE chain.table_name = \(table.text) AND EXISTS (
        SELECT 1 FROM \(table.name) AS event
        WHERE (event.transaction_id, event.number)
            > (chain.sealed_transaction_id, chain.sealed_number)
          AND event.transaction_id < pg_snapshot_xmin(pg_current_snapshot())
      )
      """
    }
    let statement: SQL = "\(parts[0]) UNION ALL \(parts[1]) UNION ALL \(parts[2])"
    let names = try await querying { () async throws(PostgresError) in
      try await database.query(statement) { (row: borrowing PostgresRow) throws(PostgresError) in
        try row.value("table_name", as: String.self)
      }
    }
    return AuditTable.allCases.filter { names.contains($0.text) }
  }

  /// Removes the oldest seals with their events, as long as each is older than that or has so many newer
  /// rows after it, and stores the cut; returns how many seals those were.
  func cut(
    _ table: AuditTable,
    before moment: Instant?,
    beyond rows: Int?,
    limit: Int,
    _ make: @Sendable (State, AuditSealContents.Cut) throws(GateFailure) -> Made
  ) async throws(GateFailure) -> Int {
    try await inTransaction { (connection) throws(GateFailure) in
      guard let state = try connection.state(of: table) else { return 0 }
      let oldest = try connection.seals(of: table, after: -1, limit: limit)
      let newest = try connection.newestNumber(of: table)
      let gone = oldest.prefix { seal in
        if let moment { return seal.contents.newestAtUnixMillis < moment.unixMillis }
        guard let rows else { return false }
        return seal.through.number > 0 && seal.through.number <= newest - Int64(rows)
      }
      // A cut for cuts alone would leave another one each time.
      guard let last = gone.last, gone.contains(where: { $0.contents.cut == nil }) else { return 0 }
      let cut = AuditSealContents.Cut(through: last.contents.sequence, code: last.code)
      try connection.remove(through: last, of: table)
      try connection.store(try make(state, cut), of: table)
      return gone.count
    }
  }

  /// The seals after one, oldest first, with the rows that they cover; at least one, if there is one,
  /// and no more once so many events were read.
  func list(
    _ table: AuditTable,
    after sequence: Int64,
    limit: Int,
    events: Int
  ) async throws(GateFailure) -> [(seal: Stored, records: [AuditRecord])] {
    // One snapshot: a cut between the statements would look like one of an attacker.
    try await inTransaction(isolation: .repeatableRead) { (connection) throws(GateFailure) in
      let seals = try connection.seals(of: table, after: sequence, limit: limit)
      var from = try connection.seals(of: table, after: sequence - 1, limit: 1).first
        .flatMap { $0.contents.sequence == sequence ? $0.through : nil }
      var listed: [(seal: Stored, records: [AuditRecord])] = []
      var read = 0
      for seal in seals where read < events {
        listed.append((seal, try connection.records(of: table, after: from, through: seal.through)))
        from = seal.through
        read += listed.last?.records.count ?? 0
      }
      return listed
    }
  }

  private func inTransaction<Value: Sendable>(
    isolation: IsolationLevel = .readCommitted,
    _ body: @Sendable (inout PostgresConnection) throws(GateFailure) -> Value
  ) async throws(GateFailure) -> Value {
    do throws(TransactionError<GateFailure>) {
      return try await database.transaction(isolation: isolation, body)
    } catch {
      switch error {
      case .body(let failure): throw failure
      case .database(let failure): throw GateFailure(failure)
      }
    }
  }
}

extension AuditSealStore {
  fileprivate static func state(of table: AuditTable, locked: SQL) -> SQL {
    """
    SELECT begun_at_unix_millis, next_sequence, sealed_key, last_code,
      sealed_transaction_id::text AS transaction, sealed_number AS number
    FROM audit_chains WHERE table_name = \(table.text) \(locked)
    """
  }

  @Sendable
  fileprivate static func readState(_ row: borrowing PostgresRow) throws(PostgresError) -> State {
    State(
      next: try row.value("next_sequence"),
      sealedKey: try row.value("sealed_key"),
      lastCode: try row.value("last_code"),
      through: try AuditPosition(row),
      begunAt: Instant(unixMillis: try row.value("begun_at_unix_millis"))
    )
  }

  @Sendable
  fileprivate static func readUnsealed(
    _ row: borrowing PostgresRow
  ) throws(PostgresError) -> Unsealed {
    Unsealed(
      record: try AuditEventListing.readRecord(row),
      position: try AuditPosition(row)
    )
  }

  @Sendable
  fileprivate static func readSeal(_ row: borrowing PostgresRow) throws(PostgresError) -> Stored {
    let position = try AuditPosition(row)
    let cutThrough: Int64? = try row.optional("cut_through")
    let cutCode: [UInt8]? = try row.optional("cut_code")
    return Stored(
      contents: AuditSealContents(
        sequence: try row.value("sequence"),
        previousCode: try row.value("previous_code"),
        madeAtUnixMillis: try row.value("made_at_unix_millis"),
        newestAtUnixMillis: try row.value("newest_at_unix_millis"),
        through: position.text,
        cut: cutThrough.map { AuditSealContents.Cut(through: $0, code: cutCode ?? []) }
      ),
      eventCodes: try row.value("event_codes"),
      code: try row.value("code"),
      through: position
    )
  }
}

extension PostgresConnection {
  /// Runs statements and translates their failure into the gate's words.
  fileprivate mutating func reading<Value>(
    _ body: (inout PostgresConnection) throws(PostgresError) -> Value
  ) throws(GateFailure) -> Value {
    do throws(PostgresError) {
      return try body(&self)
    } catch {
      throw GateFailure(error)
    }
  }

  /// The state, locked; nil where there is no chain, or another instance works on it.
  fileprivate mutating func state(
    of table: AuditTable
  ) throws(GateFailure) -> AuditSealStore.State? {
    try reading { (connection) throws(PostgresError) in
      try connection.first(
        AuditSealStore.state(of: table, locked: "FOR UPDATE SKIP LOCKED"),
        AuditSealStore.readState
      )
    }
  }

  fileprivate mutating func seals(
    of table: AuditTable,
    after sequence: Int64,
    limit: Int
  ) throws(GateFailure) -> [AuditSealStore.Stored] {
    try reading { (connection) throws(PostgresError) in
      try connection.query(
        """
        SELECT sequence, previous_code, made_at_unix_millis, newest_at_unix_millis,
          through_transaction_id::text AS transaction, through_number AS number, cut_through,
          cut_code, event_codes, code
        FROM audit_seals
        WHERE table_name = \(table.text) AND sequence > \(sequence)
        ORDER BY sequence
        LIMIT \(limit)
        """,
        AuditSealStore.readSeal
      )
    }
  }

  fileprivate mutating func newestNumber(of table: AuditTable) throws(GateFailure) -> Int64 {
    try reading { (connection) throws(PostgresError) in
      try connection.first(
        "SELECT number FROM \(table.name) ORDER BY transaction_id DESC, number DESC LIMIT 1"
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try row.value("number", as: Int64.self)
      } ?? 0
    }
  }

  fileprivate mutating func records(
    of table: AuditTable,
    after from: AuditPosition?,
    through last: AuditPosition
  ) throws(GateFailure) -> [AuditRecord] {
    let first = from ?? .beginning
    return try reading { (connection) throws(PostgresError) in
      try connection.query(
        """
        SELECT \(AuditEventListing.names)
        FROM \(table.name)
        WHERE (transaction_id, number) > (\(first.transaction)::xid8, \(first.number))
          AND (transaction_id, number) <= (\(last.transaction)::xid8, \(last.number))
        ORDER BY transaction_id, number
        """,
        AuditEventListing.readRecord
      )
    }
  }

  fileprivate mutating func remove(
    through last: AuditSealStore.Stored,
    of table: AuditTable
  ) throws(GateFailure) {
    enqueue(
      """
      DELETE FROM \(table.name)
      WHERE (transaction_id, number)
        <= (\(last.through.transaction)::xid8, \(last.through.number))
      """
    )
    enqueue(
      """
      DELETE FROM audit_seals
      WHERE table_name = \(table.text) AND sequence <= \(last.contents.sequence)
      """
    )
  }

  fileprivate mutating func store(
    _ made: AuditSealStore.Made,
    of table: AuditTable
  ) throws(GateFailure) {
    let contents = made.contents
    enqueue(
      """
      INSERT INTO audit_seals (
        table_name, sequence, previous_code, made_at_unix_millis, newest_at_unix_millis,
        through_transaction_id, through_number, cut_through, cut_code, event_codes, code
      )
      VALUES (
        \(table.text), \(contents.sequence), \(contents.previousCode),
        \(contents.madeAtUnixMillis), \(contents.newestAtUnixMillis),
        \(made.through.transaction)::xid8, \(made.through.number),
        \(contents.cut?.through), \(contents.cut?.code), \(made.eventCodes), \(made.code)
      )
      """
    )
    // The key of the seal that was just made is gone.
    enqueue(
      """
      UPDATE audit_chains
      SET next_sequence = \(contents.sequence + 1), sealed_key = \(made.nextSealedKey),
        last_code = \(made.code), sealed_transaction_id = \(made.through.transaction)::xid8,
        sealed_number = \(made.through.number)
      WHERE table_name = \(table.text)
      """
    )
  }
}
