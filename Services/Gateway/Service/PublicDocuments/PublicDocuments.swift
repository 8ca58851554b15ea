/// Documents of one kind, each cached for a second.
///
/// Every verifier of tokens asks for them, and they change with a rotation of keys or of a pool's addresses
/// alone, which is thus seen within a second; a new key is published for longer than that before it signs.
/// The answer for a pool that does not exist is not cached.
struct PublicDocuments: Sendable {
  typealias Memory = BriefMemory<String, PublicDocument>

  private let memory: Memory

  /// - Parameters:
  ///   - keys: Asks for an owner's keys.
  ///   - now: The time.
  ///   - make: The document of an owner whose keys are these, as JSON.
  init(
    _ keys: PoolKeys,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    make:
      @escaping @Sendable (
        _ owner: String, _ keySet: [UInt8], _ caller: Caller
      ) async throws(PublicError) -> [UInt8]
  ) {
    memory = BriefMemory(now: now) { owner, caller in
      do throws(PublicError) {
        let keySet = try await keys.keySet(of: owner, for: caller)
        let document = PublicDocument(try await make(owner, keySet, caller))
        // The first key of the identity pools signs as soon as it is made: a document without one is
        // not cached.
        return .success((document, !PublishedKeys(keySet).isEmpty))
      } catch {
        return .failure(error)
      }
    }
  }

  /// How many documents are in memory.
  var count: Int { memory.count }

  /// How many requests wait for an answer of token issuance.
  var waiting: Int { memory.waiting }

  /// The document of a pool or another owner of keys, where it is in memory and young enough.
  func cached(_ owner: String) -> PublicDocument? { memory.cached(owner) }

  /// The document, asked for if need be.
  func document(
    of owner: String,
    for caller: Caller
  ) async throws(PublicError) -> PublicDocument {
    try await memory.value(of: owner, for: caller)
  }
}
