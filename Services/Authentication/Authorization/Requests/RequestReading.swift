package import AuthenticationCore
internal import AuthenticationPools
package import Domain
internal import GatehouseStubs
internal import PublicOperations

/// Reading authorization requests: the first check that fails answers (AUT).
extension Authorization {
  /// The request of an address, or why there is none.
  ///
  /// `pool` is the one whose address it was; nil for the installation's own.
  package func request(
    _ query: AuthorizationQuery,
    in pool: UserPoolID?,
    _ call: Call
  ) async throws(AuthenticationFailure) -> Result<AuthorizationRequest, AuthorizationRefusal> {
    do throws(ReadingFailure) {
      let found = try await client(of: query, in: pool)
      call.trail.note(pool: found.pool.id, client: found.client.id)
      let address = try returnAddress(of: query, at: found)
      return .success(try await read(query, found, address, call))
    } catch {
      switch error {
      case .refused(let refusal): return .failure(refusal)
      case .failed(let failure): throw failure
      }
    }
  }

  /// The client, where it is one of the pool.
  private func client(
    of query: AuthorizationQuery,
    in pool: UserPoolID?
  ) async throws(ReadingFailure) -> ClientAndPool {
    guard !query.isMalformed else {
      throw .refused(.page(.invalidRequest, "the address is too long or cannot be decoded"))
    }
    // An attacker may have written one of two values (RFC 6749 §3.1).
    guard query.repeated.isDisjoint(with: ["client_id", "redirect_uri"]) else {
      throw .refused(.page(.invalidRequest, "client_id or redirect_uri stands twice"))
    }
    guard let id = query["client_id"].flatMap({ ClientID($0) }) else {
      throw .refused(.page(.invalidRequest, "client_id is missing or has not the form of one"))
    }
    let found: ClientAndPool
    do throws(AuthenticationFailure) {
      found = try await settings.client(id)
    } catch .resourceNotFound {
      throw .refused(.page(.invalidRequest, "there is no such client"))
    } catch {
      throw .failed(error)
    }
    guard pool == nil || pool == found.pool.id else {
      throw .refused(.page(.invalidRequest, "the client is of another pool"))
    }
    return found
  }

  /// Where answers go: a registered address, byte for byte.
  ///
  /// Anything that is forgiven here sends codes to an address that an attacker has chosen.
  private func returnAddress(
    of query: AuthorizationQuery,
    at found: ClientAndPool
  ) throws(ReadingFailure) -> ReturnAddress {
    let grants = found.client.grants
    let uri: String
    if let asked = query["redirect_uri"] {
      guard grants.callbackURLs.contains(where: { $0.exact == asked.exact }) else {
        throw .refused(
          .page(
            .redirectMismatch,
            "redirect_uri is none of the client's CallbackURLs",
            input: asked
          )
        )
      }
      uri = asked
    } else {
      // "In app clients with one assigned IdP, replaces redirect_uri in authentication requests."
      guard let usual = grants.defaultRedirectURI, grants.identityProviders.count <= 1 else {
        throw .refused(.page(.invalidRequest, "redirect_uri is missing"))
      }
      uri = usual
    }
    let isRepeated = query.repeated.contains("state")
    return ReturnAddress(
      uri: uri,
      state: isRepeated ? nil : query["state"],
      isFragment: query["response_type"] == RequestedGrant.tokens.rawValue,
      issuer: issuer(of: found.pool.id)
    )
  }

  private func read(
    _ query: AuthorizationQuery,
    _ found: ClientAndPool,
    _ address: ReturnAddress,
    _ call: Call
  ) async throws(ReadingFailure) -> AuthorizationRequest {
    let rules = RequestRules(query: query, found: found, address: address)
    do throws(AuthorizationRefusal) {
      try rules.checkForm()
    } catch {
      throw .refused(error)
    }
    let grant = try refusing { () throws(AuthorizationRefusal) in try rules.grant() }
    let scopes: [String]?
    do throws(AuthenticationFailure) {
      scopes = try await grantedScopes(query["scope"], of: found)
    } catch {
      throw .failed(error)
    }
    guard let scopes else {
      throw .refused(
        .client(
          address,
          .invalidRequest,
          "a scope is malformed, not the client's, or no resource server's",
          input: query["scope"],
          description: AuthorizationError.invalidScope.rawValue
        )
      )
    }
    let challenge = try refusing { () throws(AuthorizationRefusal) in try rules.codeChallenge(grant)
    }
    let (prompts, maxAge) = try refusing { () throws(AuthorizationRefusal) in
      (try rules.prompts(), try rules.maxAge())
    }
    return AuthorizationRequest(
      client: found.client,
      pool: found.pool,
      address: address,
      grant: grant,
      scopes: scopes,
      nonce: query["nonce"],
      codeChallenge: challenge,
      prompts: prompts,
      maxAge: maxAge,
      wantedLevel: rules.wantedLevel,
      resource: try await resource(of: query, found, address),
      provider: try await provider(of: query, found, address, call),
      loginHint: query["login_hint"].map { String($0.prefix(128)) },
      languages: ((query["lang"].map { [$0] } ?? [])
        + (query["ui_locales"] ?? "").split(separator: " ").map(String.init)),
      carried: query.carried
    )
  }

  private func refusing<Value>(
    _ check: () throws(AuthorizationRefusal) -> Value
  ) throws(ReadingFailure) -> Value {
    do throws(AuthorizationRefusal) {
      return try check()
    } catch {
      throw .refused(error)
    }
  }

  /// RFC 8707: an address, or a resource server of the pool by its identifier.
  private func resource(
    of query: AuthorizationQuery,
    _ found: ClientAndPool,
    _ address: ReturnAddress
  ) async throws(ReadingFailure) -> String? {
    guard let resource = query["resource"] else { return nil }
    if ResourceIndicator.isAddress(resource) { return resource }
    let isServer: Bool
    do throws(AuthenticationFailure) {
      isServer = try await resourceServers.exists(resource, in: found.pool.id)
    } catch {
      throw .failed(error)
    }
    guard isServer else {
      throw .refused(
        .client(
          address,
          .invalidTarget,
          "resource is neither an address nor a resource server of the pool",
          input: resource
        )
      )
    }
    return resource
  }

  /// AUT-9: by whom the user is to be proved; only who the client lists.
  private func provider(
    of query: AuthorizationQuery,
    _ found: ClientAndPool,
    _ address: ReturnAddress,
    _ call: Call
  ) async throws(ReadingFailure) -> ChosenProvider {
    let listed = found.client.grants.identityProviders
    var name = query["identity_provider"]
    if name == nil, let identifier = query["idp_identifier"] {
      do throws(AuthenticationFailure) {
        name = try await providers.name(identifiedBy: identifier, in: found.pool.id, call)
      } catch {
        throw .failed(error)
      }
      guard name != nil else {
        throw .refused(
          .client(address, .invalidRequest, "no provider has the idp_identifier", input: identifier)
        )
      }
    }
    guard let name else {
      guard listed.count == 1, let only = listed.first, only != ClientGrants.ownProvider else {
        return .any
      }
      return .outside(only)
    }
    if name == ClientGrants.ownProvider, listed.isEmpty || listed.contains(name) {
      return .own
    }
    guard name != ClientGrants.ownProvider, listed.contains(name) else {
      throw .refused(
        .client(
          address,
          .invalidRequest,
          "identity_provider is none of the client's SupportedIdentityProviders",
          input: name
        )
      )
    }
    return .outside(name)
  }
}

/// Why a request is not read.
private enum ReadingFailure: Error {
  case refused(AuthorizationRefusal)
  /// A fault of ours.
  case failed(AuthenticationFailure)
}
