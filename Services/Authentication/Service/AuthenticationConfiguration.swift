/// What the operator decides for the whole installation.
public struct AuthenticationConfiguration: Sendable, Hashable {
  /// The account id in every ARN.
  public let accountID: String
  /// The region of a pool whose creator's request names none.
  public let defaultRegion: String

  /// The URL clients know this installation by, without a slash at its end; links lead there.
  public let publicURL: String

  /// A configuration of these values.
  public init(accountID: String, defaultRegion: String, publicURL: String) {
    self.accountID = accountID
    self.defaultRegion = defaultRegion
    self.publicURL = publicURL
  }
}
