import Foundation

/// ListUsers by each filter, in a small pool and a large one that are alike otherwise.
///
/// The users are put into the database by psql, which finds it by the environment (PGHOST and its
/// kin): a million sign-ups would take an hour.
struct UserListing: Sendable {
  let filter: String
  /// For each size of pool, in its order.
  let medianMillis: [Double]

  private static let turns = 5

  /// As many users match in either pool, so that the answers are equally long.
  private static let filters = [
    "", #"username = "user50""#, #"username ^= "user5""#, #"sub = "%SUB%""#,
    #"email = "user50@x.test""#, #"email ^= "user5""#, #"phone_number = "+15550000050""#,
    #"given_name = "Nobody""#, #"family_name ^= "Le""#,
    #"cognito:user_status = "UNCONFIRMED""#, #"status = "Disabled""#,
  ]

  static func measure(
    sizes: [Int],
    seconds: Double,
    gatehouse: Gatehouse,
    over connection: Connection
  ) async throws -> [UserListing] {
    struct PoolInput: Encodable { let PoolName = "listing" }
    var pools: [String] = []
    for size in sizes {
      let made: UserPoolAnswer = try await gatehouse.call(
        "CreateUserPool",
        PoolInput(),
        isSigned: true,
        over: connection
      )
      try fill(made.UserPool.Id, size)
      pools.append(made.UserPool.Id)
    }
    try Psql.run("ANALYZE authentication.users")
    var rows: [UserListing] = []
    for filter in filters {
      let bodies = try pools.map { pool in
        try request(filter.replacing("%SUB%", with: sub(50, in: pool)), pool)
      }
      var latencies = pools.map { _ in [Double]() }
      // In turns, so that what else the machine does falls on both.
      for _ in 0..<Self.turns {
        for (index, body) in bodies.enumerated() {
          let run = try await Run.measure(
            over: [connection],
            seconds: seconds / Double(Self.turns)
          ) { connection, _ in
            try await gatehouse.send("ListUsers", body: body, isSigned: true, over: connection)
          }
          latencies[index] += run.latencies
        }
      }
      let medians = latencies.map { 1000 * $0.sorted()[$0.count / 2] }
      rows.append(UserListing(filter: filter, medianMillis: medians))
    }
    return rows
  }

  private static func request(_ filter: String, _ pool: String) throws -> [UInt8] {
    struct Input: Encodable {
      let UserPoolId: String
      let Filter: String
      let Limit = 10
    }
    return Array(try JSONEncoder().encode(Input(UserPoolId: pool, Filter: filter)))
  }

  private static func sub(_ number: Int, in pool: String) -> String {
    "\(pool.split(separator: "_").last ?? "")-\(number)"
  }

  /// Twenty users are disabled and twenty unconfirmed, however many there are.
  private static func fill(_ pool: String, _ count: Int) throws {
    try Psql.run(
      """
      INSERT INTO authentication.users
        (user_pool_id, username, sub, status, is_enabled, attributes, created_at_unix_millis,
         modified_at_unix_millis)
      SELECT '\(pool)', 'user' || n, split_part('\(pool)', '_', 2) || '-' || n,
        CASE WHEN n BETWEEN 21 AND 40 THEN 'UNCONFIRMED' ELSE 'CONFIRMED' END, n > 20,
        jsonb_build_object('email', 'user' || n || '@x.test', 'family_name', 'Lee',
          'given_name', 'Given' || n, 'phone_number', '+1555' || lpad(n::text, 7, '0')), 0, 0
      FROM generate_series(1, \(count)) AS n
      """
    )
  }
}
