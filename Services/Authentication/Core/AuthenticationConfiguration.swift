/// What the operator decides for the whole installation.
package struct AuthenticationConfiguration: Sendable, Hashable {
  /// The account id in every ARN.
  package let accountID: String
  /// The region of a pool whose creator's request names none.
  package let defaultRegion: String
  /// How many bytes the file of a user import job may have.
  package let userImportFileBytes: Int64
  /// After how many days an audit event is removed.
  package let auditRetentionDays: Int
  /// The maximum number of stored refusals of anonymous callers: of those that are about an existing
  /// user, and as many of all others.
  package let auditRefusalRows: Int
  /// How many imported password hashes are computed at a time; each keeps a processor busy.
  package let passwordHashWorkers: Int
  /// The pools' names for the keys that the operator has a file for, among which a KMSKeyID is looked up.
  package let codeKeyIDs: Set<String>
  /// How many unknown names of a pool its function of UserMigration is asked about in a second, by all
  /// instances together.
  package let migrationsPerSecond: Int
  /// How many messages may be sent in a day.
  package let messageLimits: MessageLimits
  /// How many wrong passwords of one network and pool are looked at in an hour, before each further one
  /// locks the network for a while (`NetworkLock`).
  package let wrongPasswordsOfNetwork: Int

  /// What is looked at unless said otherwise: an office of thousands mistypes less.
  package static let usualWrongPasswordsOfNetwork = 300

  /// How many resource servers a pool may have.
  package let resourceServersInPool: Int
  /// How many user import jobs a pool may have.
  package let importJobsInPool: Int

  /// What AWS raises its quota of 25 to on request.
  package static let usualResourceServersInPool = 300
  /// AWS's quota.
  package static let usualImportJobsInPool = 1000

  /// After how many days an event of a sign-in is removed.
  package let authEventDays: Int

  /// When it goes unless said otherwise; Cognito keeps them for two years.
  package static let usualAuthEventDays = 90

  /// After how many days a sign-up that is not confirmed ends; 0 for never.
  package let unconfirmedDays: Int

  /// When it ends unless said otherwise; Cognito's never does.
  package static let usualUnconfirmedDays = 7
  /// What of apps' instances there are webhooks for: `push`, `event`.
  package let interactionWebhooks: Set<String>

  /// What is asked unless said otherwise.
  package static let usualMigrationsPerSecond = 20

  /// What a file may have unless said otherwise: a million users, where Cognito takes 100 MB.
  package static let usualUserImportFileBytes: Int64 = 256 << 20

  /// What is kept of refusals unless said otherwise, some gigabytes.
  package static let usualAuditRefusalRows = 5_000_000

  /// The URL clients know this installation by, without a slash at its end; links lead there,
  /// and files are uploaded there.
  package let publicURL: String

  /// Where pools are found there.
  package let addresses: PoolAddresses

  /// A configuration of these values.
  package init(
    accountID: String,
    defaultRegion: String,
    publicURL: String,
    domainsSuffix: String? = nil,
    userImportFileBytes: Int64 = usualUserImportFileBytes,
    auditRetentionDays: Int = 90,
    auditRefusalRows: Int = usualAuditRefusalRows,
    passwordHashWorkers: Int = 1,
    codeKeyIDs: Set<String> = [],
    migrationsPerSecond: Int = usualMigrationsPerSecond,
    unconfirmedDays: Int = usualUnconfirmedDays,
    messageLimits: MessageLimits = .usual,
    wrongPasswordsOfNetwork: Int = usualWrongPasswordsOfNetwork,
    resourceServersInPool: Int = usualResourceServersInPool,
    importJobsInPool: Int = usualImportJobsInPool,
    interactionWebhooks: Set<String> = [],
    authEventDays: Int = usualAuthEventDays
  ) {
    self.accountID = accountID
    self.defaultRegion = defaultRegion
    self.publicURL = publicURL
    addresses = PoolAddresses(publicURL: publicURL, suffix: domainsSuffix)
    self.userImportFileBytes = userImportFileBytes
    self.auditRetentionDays = auditRetentionDays
    self.auditRefusalRows = auditRefusalRows
    self.passwordHashWorkers = passwordHashWorkers
    self.codeKeyIDs = codeKeyIDs
    self.migrationsPerSecond = migrationsPerSecond
    self.unconfirmedDays = unconfirmedDays
    self.messageLimits = messageLimits
    self.wrongPasswordsOfNetwork = wrongPasswordsOfNetwork
    self.resourceServersInPool = resourceServersInPool
    self.importJobsInPool = importJobsInPool
    self.interactionWebhooks = interactionWebhooks
    self.authEventDays = authEventDays
  }
}
