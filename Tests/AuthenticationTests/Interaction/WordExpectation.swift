import GatehouseStubs
import RPC
import Testing

/// Expects a call to be refused by the word of the protocol.
func expectWord<R>(
  _ word: String,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () async throws -> R
) async {
  let failure = await #expect(throws: RPCError.self, sourceLocation: sourceLocation) {
    _ = try await body()
  }
  #expect(failure?.knownReason?.interactionWord == word, sourceLocation: sourceLocation)
}
