internal import AuthenticationCore
internal import Cryptography
internal import GatehouseStubs

/// What an authorization request's own words must be like, once its client and address are checked.
struct RequestRules: Sendable {
  let query: AuthorizationQuery
  let found: ClientAndPool
  let address: ReturnAddress

  private static let maxNonceBytes = 1024
  private static let maxAgeDigits = 10

  /// What decides before anything is looked at.
  func checkForm() throws(AuthorizationRefusal) {
    guard query.repeated.subtracting(["resource"]).isEmpty else {
      throw refusal(.invalidRequest, "a parameter stands twice")
    }
    guard query.repeated.isEmpty else {
      throw refusal(.invalidTarget, "resource stands twice")
    }
    guard found.client.grants.isOAuthEnabled else {
      throw .client(
        address,
        .unauthorizedClient,
        "AllowedOAuthFlowsUserPoolClient of the client is off",
        description: "Client is not enabled for OAuth2.0 flows"
      )
    }
    guard query["request"] == nil else {
      throw refusal(.requestNotSupported, "requests in a JWT are not read")
    }
    // An address of the client's would have us ask whatever it names (SSRF).
    guard query["request_uri"] == nil else {
      throw refusal(.requestUriNotSupported, "request_uri is not one that was made here")
    }
    guard (query["nonce"]?.utf8.count ?? 0) <= Self.maxNonceBytes else {
      throw refusal(.invalidRequest, "nonce is longer than 1024 bytes")
    }
  }

  /// What is asked for, where the client may have it.
  func grant() throws(AuthorizationRefusal) -> RequestedGrant {
    guard let grant = query["response_type"].flatMap(RequestedGrant.init(rawValue:)) else {
      throw refusal(.invalidRequest, "response_type is neither code nor token")
    }
    let isAllowed =
      switch grant {
      case .code: found.client.grants.allowsCode
      case .tokens: found.client.grants.allowsImplicit
      }
    guard isAllowed else {
      throw refusal(.unauthorizedClient, "AllowedOAuthFlows of the client lack the response_type")
    }
    let modes = ["code": "query", "token": "fragment"]
    guard query["response_mode"] == nil || query["response_mode"] == modes[grant.rawValue] else {
      throw refusal(.invalidRequest, "response_mode is not that of the response_type")
    }
    return grant
  }

  /// The proof key (RFC 7636 §4.3), of the method S256 alone: `plain` protects from no attacker who sees the
  /// request.
  func codeChallenge(_ grant: RequestedGrant) throws(AuthorizationRefusal) -> String? {
    let method = query["code_challenge_method"]
    guard let challenge = query["code_challenge"] else {
      guard method == nil else {
        throw refusal(.invalidRequest, "code_challenge_method stands without code_challenge")
      }
      guard !found.pool.browserSignIn.requiresProofKey || grant == .tokens else {
        throw refusal(.invalidRequest, "the pool's tag gatehouse:require-pkce asks for a proof key")
      }
      return nil
    }
    guard method == "S256" else {
      throw refusal(.invalidRequest, "code_challenge_method is not S256")
    }
    guard challenge.utf8.count == 43, Base64URL.decode(challenge)?.count == 32 else {
      throw refusal(.invalidRequest, "code_challenge is not 43 characters of base64url")
    }
    return challenge
  }

  func prompts() throws(AuthorizationRefusal) -> Set<Prompt> {
    var prompts: Set<Prompt> = []
    for word in (query["prompt"] ?? "").split(separator: " ") {
      guard let prompt = Prompt(rawValue: String(word)) else {
        throw refusal(.invalidRequest, "prompt has a word that is none of its four")
      }
      prompts.insert(prompt)
    }
    guard !prompts.contains(.none) || prompts.count == 1 else {
      throw refusal(.invalidRequest, "prompt has none beside another word")
    }
    return prompts
  }

  func maxAge() throws(AuthorizationRefusal) -> Int64? {
    guard let text = query["max_age"] else { return nil }
    guard text.utf8.count <= Self.maxAgeDigits,
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let seconds = Int64(text)
    else { throw refusal(.invalidRequest, "max_age is no number of seconds") }
    return seconds
  }

  /// The first of `acr_values` that the pool knows: the client names them in the order of its preference.
  var wantedLevel: AuthenticationLevel? {
    let classes = found.pool.classes
    return (query["acr_values"] ?? "").split(separator: " ").lazy
      .compactMap { classes.level(named: String($0)) }.first
  }

  private func refusal(
    _ error: AuthorizationError,
    _ rule: StaticString
  ) -> AuthorizationRefusal {
    .client(address, error, rule)
  }
}
