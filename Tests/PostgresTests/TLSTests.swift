import TestSupport
import Testing

@testable import Postgres

/// Against a server on TCP whose certificate is for `localhost` and signed by itself.
@Suite("TLS to the database", .serialized)
struct TLSTests {
  private static let server = Task { () async throws -> (ThrowawayPostgres, Int) in
    let server = try await ThrowawayPostgres.start()
    return (server, try await server.listen())
  }

  private func configuration(
    _ tls: PostgresPool.TLS,
    host: String = "localhost"
  ) async throws -> PostgresPool.Configuration {
    let (server, port) = try await Self.server.value
    var configuration = server.administration()
    configuration.host = host
    configuration.port = port
    configuration.tls = tls
    return configuration
  }

  private func isEncrypted(_ configuration: PostgresPool.Configuration) async throws -> [Bool] {
    try await PostgresPool(configuration).query(
      "SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()"
    ) { (row) throws(PostgresError) in try row.value("ssl", as: Bool.self) }
  }

  private func authorities() async throws -> String {
    "\(try await Self.server.value.0.folder)/server.crt"
  }

  @Test("off is in the clear, require is encrypted, verify-full is encrypted by a known server")
  func modes() async throws {
    #expect(try await isEncrypted(configuration(.disable)) == [false])
    #expect(try await isEncrypted(configuration(.require)) == [true])
    let verified = try await configuration(.verifyFull(authorities: authorities()))
    #expect(try await isEncrypted(verified) == [true])
  }

  @Test("verify-full refuses a server that an unknown authority vouches for")
  func unknownAuthority() async throws {
    let system = "/etc/ssl/certs/ca-certificates.crt"
    let pool = PostgresPool(try await configuration(.verifyFull(authorities: system)))
    await expectKind(.connectionFailed) { try await pool.execute("SELECT 1") }
  }

  @Test("verify-full refuses a known server under another name")
  func otherName() async throws {
    let pool = PostgresPool(
      try await configuration(.verifyFull(authorities: authorities()), host: "127.0.0.1")
    )
    await expectKind(.connectionFailed) { try await pool.execute("SELECT 1") }
  }

  @Test("require and verify-full refuse a server without TLS: no downgrade on the way")
  func noTLS() async throws {
    try await restart(after: "ALTER SYSTEM SET ssl = off")
    for tls in [PostgresPool.TLS.require, .verifyFull(authorities: try await authorities())] {
      let pool = PostgresPool(try await configuration(tls))
      await expectKind(.connectionFailed) { try await pool.execute("SELECT 1") }
    }
    #expect(try await isEncrypted(configuration(.disable)) == [false])
    try await restart(after: "ALTER SYSTEM SET ssl = on")
  }

  @Test("a password is proved by SCRAM alone, unless said otherwise")
  func exchange() async throws {
    // This server asks for none, as one in its place would, and so never proves that it knows it.
    var configuration = try await configuration(.require)
    configuration.password = "secret"
    let pool = PostgresPool(configuration)
    await expectKind(.connectionFailed) { try await pool.execute("SELECT 1") }
    configuration.passwordExchange = .any
    try await PostgresPool(configuration).execute("SELECT 1")
  }

  private func restart(after statement: SQL) async throws {
    let server = try await Self.server.value.0
    let pool = PostgresPool(try await configuration(.disable, host: server.folder))
    try await pool.execute(statement)
    try await server.stop()
    try await server.restart()
  }
}
