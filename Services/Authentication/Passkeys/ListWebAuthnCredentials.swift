package import AuthenticationCore
package import AuthenticationMessages
internal import Cryptography
internal import Domain
internal import PublicOperations

extension Passkeys {
  /// Lists the passkeys of the access token's user, the oldest first.
  package func listWebAuthnCredentials(
    _ request: ListWebAuthnCredentialsRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> ListWebAuthnCredentialsResponse {
    let holder = try await holder(of: request.accessToken, mayChange: false, call: call)
    let listing = PaginationToken(
      sealer: sealer,
      listing: "ListWebAuthnCredentials",
      holder.pool.id.text,
      holder.user.sub
    )
    let place = try request.nextToken.map { (text) throws(AuthenticationFailure) in
      try listing.position(from: text)
    }
    // A user has no more than fit into one page.
    let passkeys = try await store.list(of: holder.user.username, in: holder.pool.id)
    let rest = passkeys.drop { $0.place <= place ?? "" }
    // Cognito allows 0, which asks for nothing in particular.
    let limit = request.maxResults.flatMap { $0 > 0 ? Int($0) : nil } ?? Passkey.maxOfUser
    let page = rest.prefix(limit)
    return ListWebAuthnCredentialsResponse(
      credentials: page.map(\.description),
      nextToken: try rest.count > limit
        ? page.last.map { (passkey) throws(AuthenticationFailure) in
          try listing.text(for: passkey.place)
        } : nil
    )
  }
}

extension Passkey {
  /// A text that sorts as the passkeys are listed, and stays good when one is removed.
  fileprivate var place: String {
    let moment = String(createdAt.unixMillis)
    return String(repeating: "0", count: max(0, 20 - moment.count)) + moment + Hex.encode(id)
  }

  fileprivate var description: WebAuthnCredentialDescription {
    WebAuthnCredentialDescription(
      credentialId: Base64URL.encode(id),
      friendlyCredentialName: name,
      relyingPartyId: relyingPartyID,
      authenticatorAttachment: attachment,
      authenticatorTransports: transports,
      createdAtUnixMillis: createdAt.unixMillis
    )
  }
}
