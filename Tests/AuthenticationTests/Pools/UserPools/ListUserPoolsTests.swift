internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
internal import PublicOperations
internal import RPC
internal import TestSupport
internal import Testing

@Suite("ListUserPools")
struct ListUserPoolsTests {
  private func page(
    _ harness: PoolsHarness,
    after token: String? = nil,
    limit: Int32? = 2,
    region: String? = nil
  ) async throws -> ListUserPoolsResponse {
    try await harness.authentication.pools.listUserPools(
      ListUserPoolsRequest(nextToken: token, maxResults: limit),
      call: .recording(harness.context(region: region))
    )
  }

  @Test("every pool of the region is listed once, in the order of creation")
  func pages() async throws {
    let harness = try await PoolsHarness()
    var made: [String?] = []
    for _ in 0..<5 {
      made.append(try await harness.makePool().id)
      harness.clock.advance(by: .milliseconds(1))
    }
    _ = try await harness.makePool(region: "eu-west-1")
    var listed: [String?] = []
    var token: String?
    repeat {
      let page = try await page(harness, after: token)
      listed += (page.userPools ?? []).map(\.id)
      token = page.nextToken
    } while token != nil
    #expect(listed == made)
  }

  @Test("a last page that is full has no token")
  func fullLastPage() async throws {
    let harness = try await PoolsHarness()
    for _ in 0..<2 { _ = try await harness.makePool() }
    #expect(try await page(harness).nextToken == nil)
  }

  @Test("pools that come and go between pages neither repeat nor hide another")
  func changingSet() async throws {
    let harness = try await PoolsHarness()
    var made: [String] = []
    for _ in 0..<6 {
      made.append(try #require(try await harness.makePool().id))
      harness.clock.advance(by: .milliseconds(1))
    }
    let first = try await page(harness)
    // The last pool of the page, which the token stands at, and the next one go.
    for id in made[1...2] {
      _ = try await harness.authentication.pools.deleteUserPool(
        DeleteUserPoolRequest(userPoolId: id),
        call: .recording(harness.context())
      )
    }
    let late = try #require(try await harness.makePool().id)
    var rest: [String?] = []
    var token = first.nextToken
    while let present = token {
      let page = try await page(harness, after: present)
      rest += (page.userPools ?? []).map(\.id)
      token = page.nextToken
    }
    #expect(rest == made[3...] + [late])
  }

  @Test("an entry tells name, dates and triggers")
  func entry() async throws {
    let harness = try await PoolsHarness()
    let trigger = "arn:aws:lambda:us-east-1:123456789012:function:f"
    let pool = try await harness.makePool(
      CreateUserPoolRequest(lambdaConfig: .init(preSignUp: trigger))
    )
    #expect(
      try await page(harness).userPools == [
        UserPoolDescriptionType(
          id: pool.id,
          name: "pool",
          lambdaConfig: .init(preSignUp: trigger),
          lastModifiedDateUnixMillis: pool.lastModifiedDateUnixMillis,
          creationDateUnixMillis: pool.creationDateUnixMillis
        )
      ]
    )
  }

  @Test("a token that was made up, altered or taken from another listing is refused (E.1.8)")
  func badTokens() async throws {
    let harness = try await PoolsHarness()
    for _ in 0..<3 { _ = try await harness.makePool() }
    let token = try #require(try await page(harness).nextToken)
    let altered = String(token.dropLast()) + (token.hasSuffix("A") ? "B" : "A")
    let bad = AuthenticationFailure.invalidParameter("Invalid pagination token given.")
    for token in ["nonsense", "", altered, "\(token)x", "é\u{1F600}"] {
      await #expect(throws: bad) { _ = try await page(harness, after: token) }
    }
    await #expect(throws: bad) { _ = try await page(harness, after: token, region: "eu-west-1") }
    let pool = try await harness.makePool()
    await #expect(throws: bad) {
      _ = try await harness.authentication.pools.listUserPoolClients(
        ListUserPoolClientsRequest(userPoolId: pool.id, nextToken: token),
        call: .recording(harness.context())
      )
    }
    // Another process, which shares nothing but database and keys, takes the good one.
    let other = try harness.anotherInstance()
    let next = try await other.pools.listUserPools(
      ListUserPoolsRequest(nextToken: token, maxResults: 2),
      call: .recording(harness.context())
    )
    #expect(next.userPools?.count == 2)
  }

  @Test("MaxResults is required and between 1 and 60")
  func limits() async throws {
    let harness = try await PoolsHarness()
    for limit in [nil, 0, 61, -1] as [Int32?] {
      let failure = await #expect(throws: AuthenticationFailure.self) {
        _ = try await page(harness, limit: limit)
      }
      #expect(failure?.status.reason == "invalid_parameter")
    }
    #expect(try await page(harness, limit: 60).userPools == [])
  }
}
