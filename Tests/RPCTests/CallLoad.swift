import Synchronization

@testable import RPC

/// Calls that are made without pause.
enum CallLoad {
  /// Calls from sixteen tasks until told to stop; answers what failed.
  static func run(
    _ client: RPCClient,
    _ stop: Flag,
    isIdempotent: Bool,
    made: Counted,
    method: RPCMethod = RPCTestHarness.echo
  ) async -> [RPCError] {
    await withTaskGroup(of: [RPCError].self) { group in
      for _ in 0..<16 {
        group.addTask {
          var failures: [RPCError] = []
          while !stop.isSet {
            do throws(RPCError) {
              let context = RPCTestHarness.context(isIdempotent: isIdempotent)
              _ = try await client.call(method, [1], context: context)
              made.add()
            } catch {
              failures.append(error)
            }
          }
          return failures
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
  }
}

/// Set from any thread.
final class Flag: Sendable {
  private let value = Atomic(false)
  var isSet: Bool { value.load(ordering: .acquiring) }
  func set() { value.store(true, ordering: .releasing) }
}

typealias Counted = CancellationCount
