import Domain
import GatehouseMessages
import GatehouseStubs
import IdentityFederationAccessKeys
import IdentityFederationCore
import IdentityFederationMessages
import IdentityFederationService
import IdentityFederationStubs
import PublicOperations
import RPC
import Testing

@Suite("Public operations of identity pools, sync and STS")
struct PublicOperationTests {
  @Test("every declared operation is served")
  func served() async throws {
    let fixture = try await FederationFixture()
    for operation in IdentityFederationOperation.allCases {
      let isForIdentities = operation.permittedCallers == .identities
      let channel = try fixture.channel(
        principal: isForIdentities ? Self.guest : .accessKey(.init(id: "AKIA"))
      )
      let name = operation.rawValue.split(separator: ".").last ?? ""
      let method = RPCMethod("\(IdentityFederationMethods.service)/\(name)")
      do throws(RPCError) {
        _ = try await channel.call(method, [], context: fixture.context)
      } catch {
        #expect(error.code != .unimplemented, "\(operation)")
      }
    }
    #expect(IdentityFederationOperation.allCases.count == 51)
  }

  private static let guest: PublicOperations.Principal = .identity(
    PublicOperations.Principal.TemporaryCredentials(
      accessKeyID: "ASIAFEDERATION000001",
      identityPoolID: "eu-west-1:11111111-1111-4111-8111-111111111111",
      identityID: "eu-west-1:22222222-2222-4222-8222-222222222222",
      roleARN: "arn:aws:iam::123456789012:role/guest",
      sessionName: "CognitoIdentityCredentials",
      isAuthenticated: false,
      expiresAt: Instant(unixSeconds: 0)
    )
  )

  @Test("DID-38: who may not carry an operation out is told so, and it is an event")
  func callers() async throws {
    let fixture = try await FederationFixture()
    let key: PublicOperations.Principal = .accessKey(.init(id: FederationFixture.accessKeyID))
    for principal in [Self.guest, key] {
      let channel = try fixture.channel(principal: principal)
      let refused = IdentityFederationOperation.allCases.filter {
        $0.isSigned && !$0.permittedCallers.include(principal)
      }
      #expect(!refused.isEmpty)
      for operation in refused {
        let method = RPCMethod("\(IdentityFederationMethods.service)/\(operation.name)")
        var context = fixture.context
        context.requestID = "\(operation) \(principal.accessKeyID ?? "")"
        let error = await #expect(throws: RPCError.self) {
          try await channel.call(method, [], context: context)
        }
        #expect(error?.reason == "access_denied", "\(operation)")
        let found = try await fixture.list(ListAuditEventsRequest(requestId: context.requestID))
        #expect(found.map(\.outcome) == ["AccessDeniedException"])
        #expect(found.map(\.accessKeyId) == [principal.accessKeyID])
      }
    }
  }

  @Test("what is signed is an event in any case, and every category has an operation")
  func classes() {
    let operations = IdentityFederationOperation.allCases
    for operation in operations where operation.isSigned {
      #expect(operation.isAuditedOnSuccess, "\(operation)")
    }
    let unsigned = operations.filter { !$0.isSigned }.map(\.rawValue)
    #expect(
      Set(unsigned) == [
        "GetId", "GetOpenIdToken", "GetCredentialsForIdentity", "UnlinkIdentity",
        "AssumeRoleWithSAML", "AssumeRoleWithWebIdentity",
      ]
    )
    #expect(Set(operations.map(\.category)) == Set(IdentityRequestCategory.allCases))
    #expect(operations.contains { $0.rawValue == "cognito-identity.TagResource" })
  }

  @Test("DID-23: a signature for another region than the pool's or the identity's is refused")
  func otherRegion() async throws {
    let fixture = try await FederationFixture()
    let client = IdentityFederationClient(try fixture.channel())
    var context = fixture.signed()
    context.region = "eu-west-1"
    let pool = "us-east-1:11111111-1111-4111-8111-111111111111"
    let arn = "arn:aws:cognito-identity:us-east-1:123456789012:identitypool/\(pool)"
    let calls: [(IdentityFederationClient, RPCCallContext) async throws -> Void] = [
      { client, context in
        let request = DescribeIdentityPoolRequest(identityPoolId: pool)
        _ = try await client.describeIdentityPool(request, context: context)
      },
      { client, context in
        let request = DescribeIdentityRequest(identityId: pool)
        _ = try await client.describeIdentity(request, context: context)
      },
      { client, context in
        let request = DescribeDatasetRequest(
          identityPoolId: pool,
          identityId: pool,
          datasetName: "d"
        )
        _ = try await client.describeDataset(request, context: context)
      },
      { client, context in
        let request = IdentityListTagsForResourceRequest(resourceArn: arn)
        _ = try await client.listTagsForResource(request, context: context)
      },
    ]
    for (number, call) in calls.enumerated() {
      context.region = "eu-west-1"
      context.requestID = "other-region-\(number)"
      let error = await #expect(throws: RPCError.self) { try await call(client, context) }
      #expect(error?.reason == "invalid_signature", "\(number)")
      #expect(
        error?.details["message"]
          == "Credential should be scoped to a valid region, not 'eu-west-1'."
      )
      let found = try await fixture.list(ListAuditEventsRequest(requestId: context.requestID))
      #expect(found.map(\.outcome) == ["InvalidSignatureException"])
      context.region = "us-east-1"
      let other = await #expect(throws: RPCError.self) { try await call(client, context) }
      #expect(other?.reason == "resource_not_found", "\(number)")
    }
  }
}
