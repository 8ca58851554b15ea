package import AuthenticationAccounts
package import AuthenticationCore
package import AuthenticationPasskeys
package import AuthenticationPools
package import AuthenticationSignIn
package import AuthenticationTokens
internal import Cryptography
package import DeviceRegistryStubs
internal import Domain
internal import Logging
internal import Postgres
internal import PublicOperations
internal import RPC

/// The operators of the console: users of a pool of their own, whose groups are their roles.
package final class Operators: Sendable {
  let store: OperatorStore
  let counts: HourlyCountStore
  let database: PostgresPool
  let directory: Directory
  let pools: Pools
  let accounts: Accounts
  let signIn: SignIn
  let passkeys: Passkeys
  let tokens: Tokens
  let devices: DeviceRegistryClient
  let links: OperatorLinkSecrets
  /// Where operators' sign-in pages stand.
  let publicURL: String
  let sealer: Sealer
  let clock: any WallClock
  let random: any RandomSource
  let logger: Logger

  /// The area over a database; operators are made by what makes other users.
  package init(
    _ parts: AreaParts,
    pools: Pools,
    accounts: Accounts,
    signIn: SignIn,
    passkeys: Passkeys,
    tokens: Tokens,
    devices: DeviceRegistryClient
  ) {
    store = OperatorStore(database: parts.database)
    counts = HourlyCountStore(database: parts.database)
    database = parts.database
    directory = parts.directory
    self.pools = pools
    self.accounts = accounts
    self.signIn = signIn
    self.passkeys = passkeys
    self.tokens = tokens
    self.devices = devices
    publicURL = parts.configuration.publicURL
    links = OperatorLinkSecrets(parts.directory.unknownUsers, random: parts.random)
    sealer = parts.sealer
    clock = parts.clock
    random = parts.random
    logger = parts.logger
  }

  /// A call that is no operation's own and leaves no event by itself.
  func quietCall(_ context: RPCCallContext) -> Call {
    Call(
      context: context,
      principal: .anonymous,
      trail: AuditTrail(isOfChange: false) { (_) throws(GateFailure) in [] },
      logger: logger
    )
  }
}
