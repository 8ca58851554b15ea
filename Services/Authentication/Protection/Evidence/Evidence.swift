package import AuthenticationCore
internal import Domain
internal import GeoIP
package import PublicOperations

/// What a request shows, before it is looked at for a user.
package struct ContextSource: Sendable {
  let context: ClientContext
  let isAdministrators: Bool
  /// The name that the client gave.
  let enteredName: String
  let call: Call

  package init(
    _ context: ClientContext,
    isAdministrators: Bool = false,
    enteredName: String,
    _ call: Call
  ) {
    self.context = context
    self.isAdministrators = isAdministrators
    self.enteredName = enteredName
    self.call = call
  }
}

extension Protection {
  /// The user's address, as far as it may be believed (THR-10).
  ///
  /// A backend tells it in an administrator's call; a client that has proved its secret may, where its
  /// settings let it. Otherwise it is the transport's, and not known where a backend calls for its users.
  func userAddress(of source: ContextSource, _ client: ClientSettings) -> String? {
    let claimed = source.context.address.flatMap { AddressRange.addressBytes($0) == nil ? nil : $0 }
    if source.isAdministrators { return claimed }
    if client.tellsUserAddress, let claimed { return claimed }
    return source.call.sourceIP
  }

  /// What the request shows of its user.
  func evidence(
    _ source: ContextSource,
    of username: String,
    sub: String,
    _ client: ClientSettings,
    in pool: UserPoolSettings
  ) -> SignInEvidence {
    var evidence = SignInEvidence()
    evidence.address = userAddress(of: source, client)
    let encoded = EncodedContext(
      source.context.encodedData,
      of: EncodedContext.Expectation(
        client: client.id.text,
        pool: pool.id.text,
        names: [source.enteredName, username, sub]
      ),
      at: clock.now()
    )
    let browserID = source.context.browserID
    evidence.hasContext = encoded != nil || browserID != nil
    evidence.isForged = encoded.map { !$0.isConsistent } ?? false
    evidence.timeZone = encoded?.timeZone
    let agent = source.isAdministrators ? source.context.userAgent : source.call.userAgent
    let browser = encoded?.device ?? agent.map { BrowserName($0) } ?? .unknown
    evidence.deviceName = browser.text
    evidence.traits = traits(
      of: sub,
      in: pool.id,
      address: evidence.address,
      deviceID: encoded?.deviceID ?? browserID,
      browser: browser
    )
    return evidence
  }

  /// The names of what is known again.
  func traits(
    of sub: String,
    in pool: UserPoolID,
    address: String?,
    deviceID: String?,
    browser: BrowserName
  ) -> [TraitName] {
    let country = address.flatMap { geoIP?.place(of: $0)?.country }
    let values: [(TraitKind, String?)] = [
      (.network, address.map(SourceNetwork.of)), (.device, deviceID),
      (.browser, browser.trait), (.country, country),
    ]
    return values.compactMap { kind, value in
      value.map { names.name(kind, $0, of: sub, in: pool) }
    }
  }
}
