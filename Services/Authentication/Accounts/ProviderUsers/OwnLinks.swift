package import AuthenticationCore
internal import AuthenticationNotifications
internal import Cryptography
package import Domain
internal import PublicOperations

/// How users add an outside account to their own on the account page (LNK-8): signed in here, and freshly signed in
/// there, in one browser.
extension Accounts {
  /// As long as the proof of who is at the page counts (ACC-1).
  package static let ownLinkSeconds: Int64 = 600

  /// Where the browser is sent to be signed in at the provider.
  package func beginOwnLink(
    to provider: String,
    returningTo url: String,
    of holder: AccessTokenHolder
  ) throws(AuthenticationFailure) -> String {
    guard linkable(of: holder).contains(where: { $0.exact == provider.exact }) else {
      throw .resourceNotFound("The client has no such identity provider.")
    }
    let link = OwnLink(
      sub: holder.user.sub,
      clientID: holder.client.id.text,
      provider: provider,
      returnURL: url,
      endsAtUnixMillis: clock.now().adding(seconds: Self.ownLinkSeconds).unixMillis
    )
    return configuration.addresses.canonicalBase(of: holder.pool)
      + "/oauth2/idprequest?\(OwnLink.parameter)=" + (try sealed(link, in: holder.pool.id))
  }

  /// The providers whose accounts a client's user may add.
  package func linkable(of holder: AccessTokenHolder) -> [String] {
    holder.client.grants.identityProviders.filter { $0 != ClientGrants.ownProvider }.sorted()
  }

  /// The link that a browser carries; nil for what is none, or is over.
  package func ownLink(_ text: String?, in pool: UserPoolID) -> OwnLink? {
    guard let sealed = text.flatMap({ Base64URL.decode($0) }) else { return nil }
    do {
      let opened = try sealer.openCarried(sealed, associatedData: Self.ownLinkData(pool))
      let link = try SettingsJSON.decode(
        OwnLink.self,
        from: String(decoding: opened, as: UTF8.self)
      )
      return link.endsAtUnixMillis > clock.now().unixMillis ? link : nil
    } catch {
      return nil
    }
  }

  /// The account page's address with the identity that the provider has proved.
  package func address(
    proving identity: ProviderIdentity,
    for link: OwnLink,
    in pool: UserPoolID
  ) throws(AuthenticationFailure) -> String {
    var link = link
    link.proved = OwnLink.Proved(
      type: identity.providerType,
      issuer: identity.issuer,
      subject: identity.subject
    )
    return link.address(bringing: try sealed(link, in: pool))
  }

  /// Adds the identity that the browser has come back with.
  package func finishOwnLink(
    _ proof: String,
    of holder: AccessTokenHolder,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    guard let link = ownLink(proof, in: holder.pool.id), let identity = link.identity else {
      throw call.refusal(
        .notAuthorized("No account is proved."),
        "what the browser has come back with proves no outside account, or is over"
      )
    }
    // An attacker's way to a provider, ended in a victim's browser, would give the attacker's account the victim's
    // identity; a victim's, ended in the attacker's, the victim's account an identity of the attacker.
    guard link.sub == holder.user.sub, link.client == holder.client.id else {
      throw call.refusal(
        .notAuthorized("No account is proved."),
        "another user or client began to add the outside account"
      )
    }
    // As the client is now: it may have dropped the provider meanwhile (IDP-7).
    guard linkable(of: holder).contains(where: { $0.exact == link.provider.exact }) else {
      throw call.refusal(
        .operationNotEnabled("The client does not have the identity provider."),
        "the client no longer lists the provider"
      )
    }
    let notice = try await ownerNotices.message(.factorChanged, to: holder, call)
    try await self.link(identity, to: holder.user, in: holder.pool, telling: notice)
  }

  private func sealed(
    _ link: OwnLink,
    in pool: UserPoolID
  ) throws(AuthenticationFailure) -> String {
    let bytes = Array(try SettingsJSON.text(of: link).utf8)
    do throws(CryptographyError) {
      return Base64URL.encode(
        try sealer.seal(bytes, associatedData: Self.ownLinkData(pool))
      )
    } catch {
      throw .internalFault("a link to an outside account cannot be sealed: \(error)")
    }
  }

  private static func ownLinkData(_ pool: UserPoolID) -> [UInt8] {
    Array("own link \(pool.text)".utf8)
  }
}
