internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain
internal import GeoIP
internal import Sessions
internal import TokenIssuanceMessages

extension Tokens {
  /// A chain as its user or an administrator sees it (SES-20).
  func description(
    of chain: ChainDescription,
    _ device: String?,
    in listing: SessionListing
  ) -> SessionDescriptionType {
    SessionDescriptionType(
      sessionId: chain.chainId.flatMap { SessionID(.token, uuid: $0)?.text },
      sessionType: "TOKEN",
      clientId: chain.clientId,
      createDateUnixMillis: chain.signedInAtUnixMillis,
      lastActiveDateUnixMillis: chain.lastActiveAtUnixMillis,
      deviceType: device,
      lastIpAddress: chain.address,
      lastLocation: location(of: chain.address),
      originSessionId: chain.ssoSessionId.flatMap { SessionID(.sso, uuid: $0)?.text },
      isCurrentSession: chain.chainId != nil && chain.chainId == listing.currentChainID
    )
  }

  /// A browser's sign-in, likewise.
  func description(
    of session: BrowserSession,
    in listing: SessionListing
  ) -> SessionDescriptionType {
    SessionDescriptionType(
      sessionId: SessionID(.sso, uuid: session.id)?.text,
      sessionType: "SSO",
      clientId: session.client,
      createDateUnixMillis: session.createdAt.unixMillis,
      lastActiveDateUnixMillis: session.lastActiveAt.unixMillis,
      deviceType: SessionDevice.text(of: session.userAgent),
      lastIpAddress: session.address,
      lastLocation: location(of: session.address),
      isCurrentSession: session.id == listing.currentBrowserSession
    )
  }

  /// Where an address is thought to be, looked up now and stored nowhere.
  private func location(of address: String?) -> SessionLocationType {
    let place = address.flatMap { geoIP?.place(of: $0) }
    return SessionLocationType(city: place?.city, country: place?.country ?? "unknown")
  }
}
