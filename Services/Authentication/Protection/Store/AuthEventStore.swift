internal import AuthenticationCore
internal import JSON
internal import Postgres

/// The rows of events, and what passed sign-ins teach.
struct AuthEventStore: Sendable {
  let database: PostgresPool

  /// The newest events that a user keeps (THR-51).
  private static let maxPerUser = 500
  /// So many failures of a user are kept in an hour: guesses must not push out what happened before.
  private static let maxFailures = 20

  /// What is written in one transaction.
  struct Batch: Sendable {
    var events: [AuthEvent] = []
    var outcomes: [AuthEventOutcome] = []
    var traits: [LearnedTrait] = []

    var isEmpty: Bool { events.isEmpty && outcomes.isEmpty && traits.isEmpty }
  }

  /// Writes the batch, without a wait for the disk; what of it is of users who are gone is left out.
  ///
  /// A crash of the database may lose what was written last: at most some hundred milliseconds.
  func write(_ batch: Batch) async throws(AuthenticationFailure) {
    do throws(TransactionError<PostgresError>) {
      try await database.transaction { (db: inout PostgresConnection) throws(PostgresError) in
        db.enqueue("SET LOCAL synchronous_commit = off")
        if !batch.events.isEmpty { db.enqueue(Self.insertion(batch.events)) }
        if !batch.outcomes.isEmpty { db.enqueue(Self.update(batch.outcomes)) }
        if !batch.traits.isEmpty {
          db.enqueue(Self.learning(batch.traits))
          db.enqueue(Self.forgetting(batch.traits))
        }
      }
    } catch {
      switch error {
      case .body(let failure), .database(let failure): throw AuthenticationFailure(failure)
      }
    }
  }

  private static func insertion(_ events: [AuthEvent]) -> SQL {
    """
    WITH written AS (
      INSERT INTO authentication.auth_events AS event
        (user_pool_id, event_id, sub, client_id, kind, created_at_unix_millis, response,
         password_result, factor_result, source_ip, device_name, time_zone, has_context, traits,
         mode, facts, reasons, score, level, action, is_password_leaked, request_id)
      SELECT one.pool, one.id, one.sub, one.client, one.kind, one.at, one.response, one.password,
        one.factor, one.source_ip, one.device_name, one.time_zone, one.has_context,
        ARRAY(SELECT jsonb_array_elements_text(one.traits)), one.mode, one.facts, one.reasons,
        one.score, one.level, one.action, one.leaked, one.request_id
      FROM (
        -- Failures of one moment are counted one after another.
        SELECT event.*,
          row_number() OVER (PARTITION BY pool, sub, response ORDER BY at, id) AS place
        FROM jsonb_to_recordset(\(JSONWriter.text(of: events))::jsonb) AS event
        (pool text, id text, sub text, client text, kind text, at bigint, response text,
         password text, factor text, source_ip text, device_name text, time_zone text,
         has_context boolean, traits jsonb, mode text, facts jsonb, reasons jsonb, score integer,
         level text, action text, leaked boolean, request_id text)
      ) AS one
      -- A value and no join: a database without statistics would read all users for it.
      WHERE (
          SELECT true FROM authentication.users AS u
          WHERE u.user_pool_id = one.pool AND u.sub = one.sub
        )
        AND (one.response <> 'Fail' OR one.place <= \(maxFailures) - (
          SELECT count(*) FROM authentication.auth_events AS other
          WHERE other.user_pool_id = one.pool AND other.sub = one.sub
            AND other.created_at_unix_millis > one.at - 3600000 AND other.response = 'Fail'
        ))
      ON CONFLICT (user_pool_id, event_id) DO UPDATE
      SET response = excluded.response, password_result = excluded.password_result,
        factor_result = coalesce(excluded.factor_result, event.factor_result),
        source_ip = excluded.source_ip, device_name = excluded.device_name,
        time_zone = excluded.time_zone, has_context = excluded.has_context,
        traits = excluded.traits, facts = excluded.facts, reasons = excluded.reasons,
        score = excluded.score, level = excluded.level, action = excluded.action,
        is_password_leaked = excluded.is_password_leaked
      WHERE event.sub = excluded.sub
      RETURNING *
    ), \(LogQueueing.statement(of: "written")), newest AS (
      SELECT DISTINCT ON (w.user_pool_id, w.sub) w.user_pool_id, w.sub,
        (SELECT other.created_at_unix_millis FROM authentication.auth_events AS other
          WHERE other.user_pool_id = w.user_pool_id AND other.sub = w.sub
          ORDER BY other.created_at_unix_millis DESC, other.event_id DESC
          OFFSET \(maxPerUser - 1) LIMIT 1) AS oldest
      FROM written AS w
    )
    DELETE FROM authentication.auth_events AS old USING newest
    WHERE old.user_pool_id = newest.user_pool_id AND old.sub = newest.sub
      AND old.created_at_unix_millis < newest.oldest
    """
  }

  private static func update(_ outcomes: [AuthEventOutcome]) -> SQL {
    """
    WITH written AS (
      UPDATE authentication.auth_events AS event
      SET response = one.response, factor_result = coalesce(one.factor, event.factor_result)
      FROM jsonb_to_recordset(\(JSONWriter.text(of: outcomes))::jsonb) AS one
        (pool text, id text, response text, factor text)
      WHERE event.user_pool_id = one.pool AND event.event_id = one.id
        -- What has passed stays so, whatever comes late.
        AND event.response <> 'Pass'
      RETURNING event.*
    ), \(LogQueueing.statement(of: "written"))
    SELECT count(*) FROM written
    """
  }

  private static func learning(_ traits: [LearnedTrait]) -> SQL {
    """
    INSERT INTO authentication.risk_traits AS trait
      (user_pool_id, sub, kind, hash, first_seen_at_unix_millis, last_seen_at_unix_millis,
       known_from_unix_millis, days)
    SELECT one.pool, one.sub, one.kind, one.hash, min(one.at), max(one.at), min(one.known_from), 1
    FROM jsonb_to_recordset(\(JSONWriter.text(of: traits))::jsonb) AS one
      (pool text, sub text, kind text, hash text, at bigint, known_from bigint)
    WHERE (
      SELECT true FROM authentication.users AS u
      WHERE u.user_pool_id = one.pool AND u.sub = one.sub
    )
    GROUP BY one.pool, one.sub, one.kind, one.hash
    -- Always in one order, so that no two statements wait for each other.
    ORDER BY one.pool, one.sub, one.kind, one.hash
    ON CONFLICT (user_pool_id, sub, kind, hash) DO UPDATE
    SET last_seen_at_unix_millis =
        greatest(trait.last_seen_at_unix_millis, excluded.last_seen_at_unix_millis),
      -- A trait that was called another's becomes the user's by a word alone.
      known_from_unix_millis = CASE WHEN trait.called = 'Invalid' THEN trait.known_from_unix_millis
        ELSE least(trait.known_from_unix_millis, excluded.known_from_unix_millis) END,
      days = trait.days + CASE
        WHEN excluded.last_seen_at_unix_millis / 86400000
          > trait.last_seen_at_unix_millis / 86400000 THEN 1 ELSE 0 END
    -- A trait that is the user's already is told once an hour: most sign-ins teach nothing new.
    WHERE excluded.last_seen_at_unix_millis / 3600000 > trait.last_seen_at_unix_millis / 3600000
      OR excluded.known_from_unix_millis < trait.known_from_unix_millis
    """
  }

  /// Has users who have more traits than are kept lose those that were seen longest ago: a phone shows another network
  /// each day, and what it shows today must be learned all the same.
  ///
  /// The days of sign-ins stay, and what was said of a trait does.
  private static func forgetting(_ traits: [LearnedTrait]) -> SQL {
    """
    DELETE FROM authentication.risk_traits AS old USING (
      SELECT own.user_pool_id, own.sub, own.kind, own.hash, row_number() OVER (
        PARTITION BY own.user_pool_id, own.sub
        ORDER BY own.called IS NULL, own.last_seen_at_unix_millis DESC
      ) AS place
      FROM authentication.risk_traits AS own
      JOIN (
        SELECT DISTINCT one.pool, one.sub
        FROM jsonb_to_recordset(\(JSONWriter.text(of: traits))::jsonb) AS one (pool text, sub text)
      ) AS learner ON learner.pool = own.user_pool_id AND learner.sub = own.sub
      WHERE own.kind <> 'sign_ins'
    ) AS ranked
    WHERE ranked.place > \(maxTraits)
      AND old.user_pool_id = ranked.user_pool_id AND old.sub = ranked.sub
      AND old.kind = ranked.kind AND old.hash = ranked.hash
    """
  }

  /// How many traits of a user are kept, beside the days of sign-ins.
  private static let maxTraits = 63

  static let expiredTraits = ExpiredRows(
    table: "authentication.risk_traits",
    time: "last_seen_at_unix_millis",
    keptSeconds: 90 * 86_400
  )

  /// The events that are older than the operator keeps them.
  static func expired(afterDays days: Int) -> ExpiredRows {
    ExpiredRows(
      table: "authentication.auth_events",
      time: "created_at_unix_millis",
      keptSeconds: Int64(days) * 86_400
    )
  }
}
