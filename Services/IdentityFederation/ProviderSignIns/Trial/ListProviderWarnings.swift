internal import Domain
package import IdentityFederationCore
package import IdentityFederationMessages
internal import IdentityFederationUserPoolProviders
package import RPC

extension ProviderTrial {
  /// No operator reads more at once.
  private static let most = 100
  /// A change is news for so long.
  private static let newsSeconds: Int64 = 7 * 86_400

  /// What keeps users out soon, or has changed lately (SAM-21); the first alone where they are many.
  package func listProviderWarnings(
    _ request: ListProviderWarningsRequest,
    context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> ListProviderWarningsResponse {
    let now = clock.now()
    let soon = now.adding(seconds: ResponseTrial.soonSeconds)
    let news = now.adding(seconds: -Self.newsSeconds)
    let warnings = try await providers.certificateStates().compactMap {
      (state) -> ProviderWarning? in
      let end = state.end.flatMap { $0 < soon ? $0 : nil }
      let change = state.change.flatMap { $0 > news ? $0 : nil }
      return end == nil && change == nil
        ? nil
        : ProviderWarning(
          userPoolId: state.pool.text,
          providerName: state.provider,
          endsAtUnixMillis: end?.unixMillis,
          changedAtUnixMillis: change?.unixMillis
        )
    }
    return ListProviderWarningsResponse(warnings: Array(warnings.prefix(Self.most)))
  }
}
