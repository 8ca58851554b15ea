internal import Postgres

/// Brings a database to what this version's services expect.
struct DatabasePreparation: Sendable {
  /// Connects as the database's owner.
  let database: PostgresPool.Configuration
  /// Passwords to set, by schema; a role without one keeps what it has.
  let passwords: [String: String]

  /// Makes roles and schemas, then applies what is missing; returns a sentence for each schema.
  func run() async throws(ControlFailure) -> [String] {
    let schemas = ServiceMigrations.all.map {
      DatabaseBootstrap.Schema(name: $0.schema, password: passwords[$0.schema])
    }
    do throws(PostgresError) {
      try await DatabaseBootstrap(schemas: schemas).apply(to: database)
    } catch {
      throw ControlFailure("the roles and schemas cannot be made: \(error.debugDescription)")
    }
    var sentences: [String] = []
    for history in ServiceMigrations.all {
      do throws(MigrationError) {
        sentences.append(
          Self.sentence(about: try await history.apply(to: database), of: history.schema)
        )
      } catch {
        throw ControlFailure(error.debugDescription)
      }
    }
    return sentences
  }

  private static func sentence(about report: MigrationReport, of schema: String) -> String {
    let applied = report.applied.map { String($0) }.joined(separator: ", ")
    var sentence = report.applied.isEmpty ? "up to date" : "applied \(applied)"
    if !report.unknown.isEmpty {
      let unknown = report.unknown.map { String($0) }.joined(separator: ", ")
      sentence += "; a newer version applied \(unknown)"
    }
    return "\(schema): \(sentence)"
  }
}
