internal import AuthenticationMessages
internal import AuthenticationStubs
internal import PublicOperations
internal import RPC
internal import Testing

@Suite("DID-23: a signature is for the region of the pool")
struct SignedRegionTests {
  private func reason(
    of audit: AuditStage,
    signedFor region: String,
    _ call: (AuthenticationClient, RPCCallContext) async throws -> Void
  ) async throws -> String? {
    var context = audit.signed()
    context.region = region
    do {
      try await call(audit.client, context)
      return nil
    } catch let error as RPCError {
      return error.reason
    }
  }

  @Test("one for another region is refused, changes nothing, and is an event")
  func otherRegion() async throws {
    let audit = try await AuditStage()
    _ = try await audit.stage.addUser("ann")
    let pool = audit.stage.poolID
    let arn = "arn:aws:cognito-idp:us-east-1:123456789012:userpool/\(pool)"
    func disable(_ client: AuthenticationClient, _ context: RPCCallContext) async throws {
      _ = try await client.adminDisableUser(
        AdminDisableUserRequest(userPoolId: pool, username: "ann"),
        context: context
      )
    }
    func listTags(_ client: AuthenticationClient, _ context: RPCCallContext) async throws {
      _ = try await client.listTagsForResource(
        ListTagsForResourceRequest(resourceArn: arn),
        context: context
      )
    }
    for call in [disable, listTags] {
      let reason = try await reason(of: audit, signedFor: "eu-west-1", call)
      #expect(reason == "invalid_signature")
    }
    let user = try await audit.client.adminGetUser(
      AdminGetUserRequest(userPoolId: pool, username: "ann"),
      context: audit.signed()
    )
    #expect(user.enabled == true)
    for call in [disable, listTags] {
      #expect(try await reason(of: audit, signedFor: "us-east-1", call) == nil)
    }
  }

  @Test("what names no pool is of any region")
  func noPool() async throws {
    let audit = try await AuditStage()
    let refused = try await reason(of: audit, signedFor: "eu-west-1") { client, context in
      _ = try await client.listUserPools(ListUserPoolsRequest(maxResults: 1), context: context)
    }
    #expect(refused == nil)
  }
}
