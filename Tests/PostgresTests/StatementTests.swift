import Postgres
import TestSupport
import Testing

@Suite("Statements")
struct StatementTests {
  private func pool() async throws -> PostgresPool {
    let server = try await ThrowawayPostgres.shared()
    return PostgresPool(server.administration())
  }

  @Test("every type comes back as it went in")
  func roundTrips() async throws {
    let pool = try await pool()
    let bytes: [UInt8] = Array(0...255)
    let strings = ["", "a", "b,c", "\"quoted\" \\ and {braces}", "NULL", " ä€𝄞 "]
    let numbers: [Int64] = [.min + 1, -1, 0, .max]
    let blobs: [[UInt8]] = [[], [0, 255], bytes]
    let isTrue = true
    let row = try await pool.first(
      """
      SELECT \("ä€𝄞 '; DROP TABLE x; --")::text AS text, \(Int64.min)::bigint AS least,
        \(Int64.max)::bigint AS most, \(Int32(-7))::integer AS small, \(42)::integer AS plain,
        \(0.1)::double precision AS fraction, \(isTrue)::boolean AS truth, \(bytes) AS bytes,
        \(strings) AS strings, \(numbers) AS numbers, \(blobs) AS blobs, \([UInt8]()) AS nothing,
        \([String]()) AS none
      """
    ) { (row) throws(PostgresError) in
      #expect(try row.value("text", as: String.self) == "ä€𝄞 '; DROP TABLE x; --")
      #expect(try row.value("least", as: Int64.self) == .min)
      #expect(try row.value("most", as: Int64.self) == .max)
      #expect(try row.value("small", as: Int32.self) == -7)
      #expect(try row.value("plain", as: Int.self) == 42)
      #expect(try row.value("fraction", as: Double.self) == 0.1)
      #expect(try row.value("truth", as: Bool.self))
      #expect(try row.value("bytes", as: [UInt8].self) == Array(0...255))
      #expect(try row.value("strings", as: [String].self) == strings)
      #expect(try row.value("numbers", as: [Int64].self) == numbers)
      #expect(try row.value("blobs", as: [[UInt8]].self) == blobs)
      #expect(try row.value("nothing", as: [UInt8].self) == [])
      #expect(try row.value("none", as: [String].self) == [])
      return true
    }
    #expect(row == true)
  }
}
