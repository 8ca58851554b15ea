import GatehouseStubs
import IdentityFederationAccessKeys
import IdentityFederationCore
import IdentityFederationService
import RPC
import Testing

@Suite("Public operations of identity pools, sync and STS")
struct PublicOperationTests {
  @Test("every declared operation is served")
  func served() async throws {
    let fixture = try await FederationFixture()
    let channel = fixture.channel()
    for operation in IdentityFederationOperation.allCases {
      let name = operation.rawValue.split(separator: ".").last ?? ""
      let method = RPCMethod("\(IdentityFederationMethods.service)/\(name)")
      do throws(RPCError) {
        _ = try await channel.call(method, [], context: fixture.context)
      } catch {
        #expect(error.code != .unimplemented, "\(operation)")
      }
    }
    #expect(IdentityFederationOperation.allCases.count == 42)
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
        "AssumeRoleWithWebIdentity",
      ]
    )
    #expect(Set(operations.map(\.category)) == Set(IdentityRequestCategory.allCases))
    #expect(operations.contains { $0.rawValue == "cognito-identity.TagResource" })
  }
}
