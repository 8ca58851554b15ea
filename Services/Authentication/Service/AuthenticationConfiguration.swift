/// What the operator decides for the whole installation.
public struct AuthenticationConfiguration: Sendable, Hashable {
  /// The account id in every ARN.
  public let accountID: String
  /// The region of a pool whose creator's request names none.
  public let defaultRegion: String

  /// A configuration of these values.
  public init(accountID: String, defaultRegion: String) {
    self.accountID = accountID
    self.defaultRegion = defaultRegion
  }
}
