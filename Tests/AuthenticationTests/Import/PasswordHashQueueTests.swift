import Cryptography
import Dispatch
import Domain
import Synchronization
import TestSupport
import Testing

@testable import AuthenticationSignIn

@Suite("The queue of imported hashes")
struct PasswordHashQueueTests {
  private static let password = "abc"
  private let hash: PasswordHash
  private let pools: [UserPoolID]
  /// The queue's only one, which stands still until it is told to go on.
  private let worker = DispatchQueue(label: "test")
  private let queue: PasswordHashQueue
  private let refusals = Refusals()

  /// How many checks of each pool found no room.
  private final class Refusals: Sendable {
    private let counts = Mutex<[UserPoolID: Int]>([:])

    subscript(pool: UserPoolID) -> Int { counts.withLock { $0[pool, default: 0] } }

    var total: Int { counts.withLock { $0.values.reduce(0, +) } }

    func add(_ pool: UserPoolID) {
      counts.withLock { $0[pool, default: 0] += 1 }
    }
  }

  init() throws {
    hash = try PasswordHash(
      "$2a$06$If6bvum7DFjUnE9p2uDeDu0YHzrHM6tf.iqN8.yx.jNN1ILEf7h0i",
      algorithm: .bcrypt
    )
    pools = try ["us-east-1_aaaaaaaaa", "us-east-1_bbbbbbbbb", "us-east-1_ccccccccc"].map {
      try #require(UserPoolID($0))
    }
    queue = PasswordHashQueue(workers: [worker])
    worker.suspend()
  }

  /// What becomes of so many checks that are made at once for a pool.
  private func check(_ count: Int, for pool: UserPoolID) -> [Task<Bool?, Never>] {
    (0..<count).map { _ in
      Task {
        do throws(PasswordHashQueue.Failure) {
          return try await queue.matches(Self.password, hash, for: pool)
        } catch {
          refusals.add(pool)
          return nil
        }
      }
    }
  }

  /// Lets the worker compute one hash.
  private func step() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      worker.async {
        worker.suspend()
        continuation.resume()
      }
      worker.resume()
    }
  }

  @Test("is full for the pool that fills it, and has room for every other pool's share")
  func shares() async throws {
    var checks = check(70, for: pools[0])
    // One is being computed, and five found no room.
    try await until { queue.waiting == 64 && refusals.total == 5 }
    #expect(queue.begun == 1)
    checks += check(10, for: pools[1])
    try await until { refusals.total == 15 }
    checks += check(90, for: pools[2])
    try await until { refusals.total == 70 + 10 + 90 - 65 }
    #expect(queue.waiting == 64)
    #expect(refusals[pools[1]] == 0)
    // One pool has ten of 64 places, and the two crowds have half of the others each.
    #expect((26...28).contains(90 - refusals[pools[2]]))
    worker.resume()
    var answers = 0
    for check in checks where await check.value == true { answers += 1 }
    #expect(answers == 65)
    #expect(queue.waiting == 0)
  }

  @Test("computes for pools by turns")
  func turns() async throws {
    let crowd = check(20, for: pools[0])
    try await until { queue.begun == 1 && queue.waiting == 19 }
    let late = check(1, for: pools[1])
    try await until { queue.waiting == 20 }
    // The one that was begun before, the next of the crowd, and then the other pool's.
    for _ in 0..<3 { await step() }
    #expect(await late[0].value == true)
    #expect(queue.begun == 4)
    worker.resume()
    for task in crowd { #expect(await task.value == true) }
    #expect(queue.begun == 21)
    #expect(queue.waiting == 0)
  }

  @Test("goes on after a wrong password as after a right one, in all its workers")
  func workers() async throws {
    worker.resume()
    let queue = PasswordHashQueue(workers: 2)
    let answers = await withTaskGroup(of: Bool?.self) { group in
      for number in 0..<30 {
        group.addTask {
          do throws(PasswordHashQueue.Failure) {
            let password = number.isMultiple(of: 3) ? Self.password : "wrong"
            return try await queue.matches(password, hash, for: pools[number % 3])
          } catch {
            return nil
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers.count { $0 == true } == 10)
    #expect(answers.count { $0 == false } == 20)
    #expect(queue.begun == 30)
  }
}
