/// What the operator decides for the whole installation.
public struct AuthenticationConfiguration: Sendable, Hashable {
  /// The account id in every ARN.
  public let accountID: String
  /// The region of a pool whose creator's request names none.
  public let defaultRegion: String
  /// How many bytes the file of a user import job may have.
  public let userImportFileBytes: Int64
  /// After how many days an audit event is removed.
  public let auditRetentionDays: Int
  /// How many refusals of callers who have proved nothing are kept: so many about users, and so many
  /// about nobody.
  public let auditRefusalRows: Int
  /// How many requests a pool may get; nil for as many as come.
  public let requestRates: RequestRateLimits?
  /// How many imported password hashes are computed at a time; each keeps a processor busy.
  public let passwordHashLanes: Int

  /// What a file may have unless said otherwise: a million users, where Cognito takes 100 MB.
  public static let usualUserImportFileBytes: Int64 = 256 << 20

  /// What is kept of refusals unless said otherwise, some gigabytes.
  public static let usualAuditRefusalRows = 5_000_000

  /// The URL clients know this installation by, without a slash at its end; links lead there,
  /// and files are uploaded there.
  public let publicURL: String

  /// A configuration of these values.
  public init(
    accountID: String,
    defaultRegion: String,
    publicURL: String,
    userImportFileBytes: Int64 = usualUserImportFileBytes,
    auditRetentionDays: Int = 90,
    auditRefusalRows: Int = usualAuditRefusalRows,
    requestRates: RequestRateLimits? = nil,
    passwordHashLanes: Int = 1
  ) {
    self.accountID = accountID
    self.defaultRegion = defaultRegion
    self.publicURL = publicURL
    self.userImportFileBytes = userImportFileBytes
    self.auditRetentionDays = auditRetentionDays
    self.auditRefusalRows = auditRefusalRows
    self.requestRates = requestRates
    self.passwordHashLanes = passwordHashLanes
  }
}
