internal import AuthenticationCore
internal import Domain
package import PublicOperations

/// Has request rates that were moved count in this process, within a second (LIM-2).
package struct MovedRequestRates: Sendable {
  private let store: ProvisionedLimitStore
  private let limits: RequestRateLimits

  package init(_ store: ProvisionedLimitStore, _ limits: RequestRateLimits) {
    self.store = store
    self.limits = limits
  }

  /// Reads the rates once; the former ones stay where the database does not answer.
  package func renew() async {
    do throws(AuthenticationFailure) {
      limits.move(to: try await store.values())
    } catch {
      // The next time, a second later; a request would be told of the outage itself.
    }
  }

  /// Reads them again and again, until the task is cancelled.
  package func run() async {
    await periodically(every: .seconds(1)) { await renew() }
  }
}
