internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain
internal import PageStyles

extension Branding {
  /// What Cognito calls all clients of a pool that have nothing of their own.
  static let allClients = "ALL"

  /// The client that a request names; nil for all.
  func customizedClient(
    _ clientID: String?,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> ClientID? {
    guard let clientID, clientID != Self.allClients else { return nil }
    return try await namedClient(pool.text, clientID).client
  }

  /// The customization as the API describes it.
  func description(of known: UICustomization) -> UICustomizationType {
    let folder = "\(configuration.publicURL)/assets/branding/\(known.id)-\(known.version)"
    return UICustomizationType(
      userPoolId: known.userPoolID.text,
      clientId: known.client?.text ?? Self.allClients,
      imageUrl: known.imageKind.map { "\(folder)/\(StyleImage.logo(of: $0).name)" },
      css: known.css,
      cssVersion: known.css.map { _ in Self.version(of: known.modifiedAt) },
      lastModifiedDateUnixMillis: known.modifiedAt.unixMillis,
      creationDateUnixMillis: known.createdAt.unixMillis
    )
  }

  /// As Cognito counts versions: the date and time of the change, in UTC.
  private static func version(of moment: Instant) -> String {
    CivilTime(moment).basicText.filter(\.isNumber)
  }
}
