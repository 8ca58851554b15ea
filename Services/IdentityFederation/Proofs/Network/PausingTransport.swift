package import Domain
internal import Synchronization

/// Leaves a provider alone for a while that has failed several times in a row (IDP-4).
///
/// A provider that hangs would otherwise hold a connection and its caller for three seconds with each
/// sign-in. After the pause one request tries it; the others go on to fail at once until that has come back.
package final class PausingTransport: ProviderTransport {
  private struct Trouble {
    var failures = 0
    var pausedUntil: Instant?
  }

  private let transport: any ProviderTransport
  private let clock: any WallClock
  private let troubles = Mutex<[String: Trouble]>([:])

  private static let maxFailures = 5
  private static let pauseSeconds: Int64 = 10
  /// Patterns of allowed hosts have any number of hosts: beyond so many that fail none is left alone.
  private static let maxTroubles = 1024

  /// Asks over the transport.
  package init(over transport: any ProviderTransport, clock: any WallClock) {
    self.transport = transport
    self.clock = clock
  }

  package func send(
    _ request: ProviderRequest,
    onlyPublic: Bool
  ) async throws(ProviderSilence) -> ProviderAnswer {
    let origin = request.address.origin
    guard mayAsk(origin) else {
      throw ProviderSilence("it has failed \(Self.maxFailures) times in a row, and is left alone")
    }
    do throws(ProviderSilence) {
      let answer = try await transport.send(request, onlyPublic: onlyPublic)
      note(origin, hasFailed: answer.status >= 500)
      return answer
    } catch {
      // A caller who went away says nothing of the provider.
      if !Task.isCancelled { note(origin, hasFailed: true) }
      throw error
    }
  }

  private func mayAsk(_ origin: String) -> Bool {
    let now = clock.now()
    return troubles.withLock { troubles in
      guard let end = troubles[origin]?.pausedUntil else { return true }
      let pause = now.adding(seconds: Self.pauseSeconds)
      // A clock that was set back makes no pause longer.
      guard now >= end || end > pause else { return false }
      troubles[origin]?.pausedUntil = pause
      return true
    }
  }

  private func note(_ origin: String, hasFailed: Bool) {
    let end = clock.now().adding(seconds: Self.pauseSeconds)
    troubles.withLock { troubles in
      guard hasFailed else {
        troubles[origin] = nil
        return
      }
      guard troubles[origin] != nil || troubles.count < Self.maxTroubles else { return }
      var trouble = troubles[origin] ?? Trouble()
      trouble.failures += 1
      if trouble.failures >= Self.maxFailures { trouble.pausedUntil = end }
      troubles[origin] = trouble
    }
  }
}
