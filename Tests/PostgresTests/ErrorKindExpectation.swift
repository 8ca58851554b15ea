import Postgres
import Testing

/// Expects the body to throw a `PostgresError` of the kind.
func expectKind<R>(
  _ kind: PostgresError.Kind,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () async throws -> R
) async {
  let error = await #expect(throws: PostgresError.self, sourceLocation: sourceLocation) {
    _ = try await body()
  }
  #expect(error?.kind == kind, sourceLocation: sourceLocation)
}
