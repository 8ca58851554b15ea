import AuthenticationCore
import GatehouseStubs
import RPC
import Testing

/// Expects the body to be refused for the reason; a fault has none.
func expectRefusal<R>(
  _ reason: Reason?,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () async throws -> R
) async {
  let failure = await #expect(throws: AuthenticationFailure.self, sourceLocation: sourceLocation) {
    _ = try await body()
  }
  #expect(failure?.reason == reason, sourceLocation: sourceLocation)
}

/// Expects a call over the socket to be refused for the reason; a fault has none.
func expectRPCRefusal<R>(
  _ reason: Reason?,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () async throws -> R
) async {
  let error = await #expect(throws: RPCError.self, sourceLocation: sourceLocation) {
    _ = try await body()
  }
  #expect(error?.knownReason == reason, sourceLocation: sourceLocation)
}
