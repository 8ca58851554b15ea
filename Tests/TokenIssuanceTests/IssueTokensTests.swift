import Cryptography
import Domain
import Postgres
import RPC
import TestSupport
import Testing
import TokenIssuanceMessages
import TokenIssuanceStubs

@Suite struct IssueTokensTests {
  @Test("E.1 Tokens: an ID token has Cognito's claims with their JSON types")
  func idToken() async throws {
    let harness = try await TokenIssuanceHarness()
    let contents = harness.contents(
      groups: ["admins", "staff"],
      claims: [
        TokenClaim(name: "email", stringValue: "alice@example.com", kind: "string"),
        TokenClaim(name: "email_verified", boolValue: true, kind: "bool"),
        TokenClaim(name: "custom:level", stringValue: "7", kind: "string"),
        TokenClaim(name: "cognito:roles", listValue: ["arn:a", "arn:b"], kind: "list"),
        TokenClaim(name: "address", stringValue: "1 Main Street", kind: "string"),
      ]
    )
    let tokens = try await harness.issue(harness.issueRequest(contents: contents))
    let claims = try DecodedToken(tokens.id).claims
    let access = try DecodedToken(tokens.access).claims
    let now = harness.clock.now().unixSeconds
    #expect(
      Set(claims.keys) == [
        "sub", "aud", "token_use", "auth_time", "iss", "exp", "iat", "jti", "origin_jti",
        "event_id", "cognito:username", "cognito:groups", "email", "email_verified",
        "custom:level", "cognito:roles", "address",
      ]
    )
    #expect(claims["sub"] == .text(TokenIssuanceHarness.sub))
    #expect(claims["aud"] == .text(harness.client.text))
    #expect(claims["token_use"] == "id")
    #expect(claims["auth_time"] == .number(now))
    #expect(claims["iat"] == .number(now))
    #expect(claims["exp"] == .number(now + 1800))
    #expect(claims["iss"] == "https://id.example.com/eu-west-1_AbCdEfGhI")
    #expect(claims["cognito:username"] == "alice")
    #expect(claims["cognito:groups"] == .list(["admins", "staff"]))
    #expect(claims["email_verified"] == true)
    #expect(claims["custom:level"] == "7")
    #expect(claims["cognito:roles"] == .list(["arn:a", "arn:b"]))
    #expect(claims["address"] == .object(["formatted": "1 Main Street"]))
    #expect(claims["jti"] != access["jti"])
    #expect(claims["origin_jti"] == access["origin_jti"])
    #expect(claims["event_id"] == access["event_id"])
  }

  @Test("E.1 Tokens: an access token has Cognito's claims")
  func accessToken() async throws {
    let harness = try await TokenIssuanceHarness()
    let tokens = try await harness.issue(
      harness.issueRequest(contents: harness.contents(groups: ["staff"]), deviceKey: "eu-west-1_d")
    )
    let claims = try DecodedToken(tokens.access).claims
    let now = harness.clock.now().unixSeconds
    #expect(
      Set(claims.keys) == [
        "sub", "device_key", "cognito:groups", "token_use", "scope", "auth_time", "iss", "exp",
        "iat", "jti", "origin_jti", "event_id", "client_id", "username",
      ]
    )
    #expect(claims["token_use"] == "access")
    #expect(claims["scope"] == "aws.cognito.signin.user.admin")
    #expect(claims["client_id"] == .text(harness.client.text))
    #expect(claims["username"] == "alice")
    #expect(claims["device_key"] == "eu-west-1_d")
    #expect(claims["cognito:groups"] == .list(["staff"]))
    #expect(claims["exp"] == .number(now + 3600))
  }

  @Test("E.1 Tokens: without token revocation there is no jti and no origin_jti")
  func withoutRevocation() async throws {
    let harness = try await TokenIssuanceHarness()
    let tokens = try await harness.issue(
      harness.issueRequest(contents: harness.contents(isRevocationEnabled: false))
    )
    for token in [tokens.id, tokens.access] {
      let claims = try DecodedToken(token).claims
      #expect(claims["jti"] == nil)
      #expect(claims["origin_jti"] == nil)
      #expect(claims["cognito:groups"] == nil)
      #expect(claims["device_key"] == nil)
      #expect(claims["event_id"] != nil)
    }
  }

  @Test("E.1 Tokens: RS256 is the default, and each token has its own published key")
  func keys() async throws {
    let harness = try await TokenIssuanceHarness(algorithm: nil)
    _ = try await harness.instance.tokens.createSigningKeys(
      CreateSigningKeysRequest(userPoolId: harness.pool.text),
      context: harness.context
    )
    let tokens = try await harness.issue()
    let id = try DecodedToken(tokens.id)
    let access = try DecodedToken(tokens.access)
    #expect(Set(id.header.keys) == ["kid", "alg"])
    #expect(id.header["alg"] == "RS256")
    #expect(access.header["alg"] == "RS256")
    #expect(id.header["kid"] != access.header["kid"])
    #expect(id.signature.count == 256)
    let keySet = try await harness.keySet()
    #expect(keySet.keys.count == 2)
    for token in [id, access] {
      let key = try #require(keySet.keys.first { token.header["kid"] == .text($0["kid"] ?? "") })
      #expect(key["kty"] == "RSA")
      #expect(key["alg"] == "RS256")
      #expect(key["use"] == "sig")
      #expect(key["e"] == "AQAB")
    }
    #expect(try await harness.verify(tokens.access).username == "alice")
  }

  @Test("a claim of the caller does not take the place of a fixed one, nor appears twice")
  func reservedClaims() async throws {
    let harness = try await TokenIssuanceHarness()
    let names = [
      "sub", "iss", "aud", "exp", "token_use", "cognito:username", "origin_jti", "at_hash",
      "cognito:groups", "nickname", "nickname",
    ]
    let claims = names.enumerated().map { index, name in
      TokenClaim(name: name, stringValue: "forged\(index)", kind: "string")
    }
    let contents = harness.contents(claims: claims, isRevocationEnabled: false)
    let tokens = try await harness.issue(harness.issueRequest(contents: contents))
    let parts = try TokenParts(tokens.id)
    let payload = String(
      decoding: try #require(Base64URL.decode(parts.payload)),
      as: UTF8.self
    )
    #expect(payload.contains("forged9"))
    #expect(payload.split(separator: "forged").count == 2)
  }

  @Test("text of any kind comes back as it was")
  func escaping() async throws {
    let harness = try await TokenIssuanceHarness()
    let texts = [
      #""},"admin":true,"x":{""#, #"\"#, "\u{1}\u{1F}\n\t\u{7F}", "Ünïcødé 🙂 \u{2028}", "",
      String(repeating: "é", count: 2048),
    ]
    let claims = texts.enumerated().map { index, text in
      TokenClaim(name: #"custom:"\#(index)"#, stringValue: text, kind: "string")
    }
    let contents = harness.contents(groups: texts, claims: claims)
    let tokens = try await harness.issue(harness.issueRequest(contents: contents))
    let decoded = try DecodedToken(tokens.id).claims
    #expect(decoded["cognito:groups"] == .list(texts))
    for (index, text) in texts.enumerated() {
      #expect(decoded[#"custom:"\#(index)"#] == .text(text))
    }
    #expect(decoded["admin"] == nil)
  }

  @Test("a user in a hundred groups of the longest names can use the API")
  func manyGroups() async throws {
    let harness = try await TokenIssuanceHarness()
    let groups = (0..<100).map { String(repeating: "g", count: 125) + "\($0)" }
    let tokens = try await harness.issue(
      harness.issueRequest(contents: harness.contents(groups: groups))
    )
    #expect(try await harness.verify(tokens.access).username == "alice")
  }

  @Test("a pool without keys is refused and leaves no chain behind")
  func withoutKeys() async throws {
    let harness = try await TokenIssuanceHarness(algorithm: nil)
    let reason = await reason { () async throws(RPCError) in
      _ = try await harness.instance.tokens.issueTokens(
        harness.issueRequest(),
        context: harness.context
      )
    }
    #expect(reason == "resource_not_found")
    #expect(try await harness.countOfChains() == 0)
  }

  @Test(
    "a lifetime that no client can configure is refused",
    arguments: [0, -1, 86_401, Int64.max]
  )
  func lifetimes(_ seconds: Int64) async throws {
    let harness = try await TokenIssuanceHarness()
    var request = harness.issueRequest()
    request.contents?.accessTokenValiditySeconds = seconds
    await #expect(throws: RPCError.self) {
      try await harness.instance.tokens.issueTokens(request, context: harness.context)
    }
    request = harness.issueRequest()
    request.contents?.idTokenValiditySeconds = seconds
    await #expect(throws: RPCError.self) {
      try await harness.instance.tokens.issueTokens(request, context: harness.context)
    }
    #expect(try await harness.countOfChains() == 0)
  }

  @Test("a request without its fields is refused without a fault")
  func missingFields() async throws {
    let harness = try await TokenIssuanceHarness()
    var requests = [IssueTokensRequest()]
    for change in [
      { $0.userPoolId = "nowhere" }, { $0.clientId = "" }, { $0.sub = nil },
      { $0.contents = nil }, { $0.refreshTokenValiditySeconds = nil },
      { $0.contents?.username = nil },
      { $0.contents?.idClaims = [TokenClaim(name: "x", kind: "number")] },
    ] as [(inout IssueTokensRequest) -> Void] {
      var request = harness.issueRequest()
      change(&request)
      requests.append(request)
    }
    for request in requests {
      do {
        _ = try await harness.instance.tokens.issueTokens(request, context: harness.context)
        Issue.record("not refused")
      } catch {
        #expect(error.code == .invalidArgument)
      }
    }
  }

  @Test("the database holds nothing with which a token could be made")
  func storedForm() async throws {
    let harness = try await TokenIssuanceHarness()
    let tokens = try await harness.issue()
    let bytes = try #require(Base64URL.decode(bytes: tokens.refresh[...]))
    let secret = Hex.encode(Array(bytes[25..<57]))
    let rows = try await harness.database.administrationPool().query(
      """
      SELECT chains::text AS text FROM token_issuance.chains
      UNION ALL SELECT signing_keys::text FROM token_issuance.signing_keys
      """
    ) { (row) throws(PostgresError) in try row.value("text", as: String.self) }
    #expect(rows.count == 3)
    for row in rows {
      #expect(row.contains(secret) == false)
    }
  }
}

extension TokenIssuanceHarness {
  func countOfChains() async throws -> Int {
    try await database.administrationPool().first(
      "SELECT count(*) AS chains FROM token_issuance.chains"
    ) { (row) throws(PostgresError) in try row.value("chains", as: Int.self) } ?? -1
  }
}
