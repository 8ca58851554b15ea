internal import Cryptography
internal import Dispatch
internal import Synchronization

/// Checks imported password hashes on threads of its own, a few at a time.
///
/// Each takes tenths of a second and up to 64 MiB: on the threads of everything else a handful of
/// sign-ins would stop the process, and without a bound a crowd of them would take all its memory.
final class PasswordHashQueue: Sendable {
  enum Failure: Error {
    case full
    case library(CryptographyError)
  }

  private struct State {
    var waiting = 0
    var next = 0
  }

  /// Those that wait longer than this many hashes take are told so at once.
  private static let mostWaiting = 64

  private let threads: [DispatchQueue]
  private let state = Mutex(State())

  init() {
    threads = (0..<2).map { DispatchQueue(label: "gatehouse.password-hash.\($0)") }
  }

  /// Whether the password is the one of the hash.
  func matches(_ password: String, _ hash: PasswordHash) async throws(Failure) -> Bool {
    let thread = state.withLock { state -> DispatchQueue? in
      guard state.waiting < Self.mostWaiting else { return nil }
      state.waiting += 1
      state.next = (state.next + 1) % threads.count
      return threads[state.next]
    }
    guard let thread else { throw .full }
    defer { state.withLock { $0.waiting -= 1 } }
    let result = await withCheckedContinuation {
      (continuation: CheckedContinuation<Result<Bool, CryptographyError>, Never>) in
      thread.async {
        continuation.resume(
          returning: Result { () throws(CryptographyError) in
            try hash.matches(Array(password.utf8))
          }
        )
      }
    }
    do throws(CryptographyError) {
      return try result.get()
    } catch {
      throw .library(error)
    }
  }
}
