package import AuthenticationAccounts
package import AuthenticationCore
package import AuthenticationSignIn
internal import AuthenticationStubs
package import AuthenticationTriggers
internal import Domain
package import PublicOperations

/// Users of outside providers: who they are here, how browsers sign them in, and which accounts they are linked
/// to.
package final class ProviderSignIn: Sendable {
  let directory: Directory
  let settings: UserPoolSettingsCache
  let accounts: Accounts
  let signIn: SignIn
  let triggers: Triggers
  let providerCalls: ProviderCalls
  let requests: any ClientRequests
  let configuration: AuthenticationConfiguration
  let clock: any WallClock

  /// The area; `requests` are those of clients, which sign-ins of browsers begin with and answer.
  package init(
    _ parts: AreaParts,
    accounts: Accounts,
    signIn: SignIn,
    triggers: Triggers,
    providerCalls: ProviderCalls,
    requests: any ClientRequests
  ) {
    directory = parts.directory
    settings = parts.directory.settings
    self.accounts = accounts
    self.signIn = signIn
    self.triggers = triggers
    self.providerCalls = providerCalls
    self.requests = requests
    configuration = parts.configuration
    clock = parts.clock
  }
}

extension ProviderSignIn: ProviderLinkServing {
  /// What every operation of the area is given.
  package typealias Call = PublicOperations.Call
}
