internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
internal import PublicOperations
internal import Synchronization
internal import TestSupport
internal import Testing

@Suite("A provider that is deleted")
struct DeletedProviderTests {
  @Test("IDP-6: is listed by no client, though one is updated at the same time")
  func updatedMeanwhile() async throws {
    let stage = try await SignInHarness().stage()
    let update = Mutex<(@Sendable () async -> Void)?>(nil)
    let providers = FakeProviderProofs(whileDeleting: { await update.withLock { $0 }?() })
    let service = try stage.harness.instance(
      tokens: stage.harness.tokenChannel,
      providers: providers.client
    )
    let list = UpdateUserPoolClientRequest(
      userPoolId: stage.poolID,
      clientId: stage.clientID,
      supportedIdentityProviders: ["COGNITO", "Corp"]
    )
    update.withLock {
      $0 = {
        await #expect(throws: Never.self) {
          try await service.pools.updateUserPoolClient(list, call: .recording(stage.context))
        }
      }
    }
    _ = try await service.pools.deleteIdentityProvider(
      DeleteIdentityProviderRequest(userPoolId: stage.poolID, providerName: "Corp"),
      call: .recording(stage.context)
    )
    let described = try await service.pools.describeUserPoolClient(
      DescribeUserPoolClientRequest(userPoolId: stage.poolID, clientId: stage.clientID),
      call: .recording(stage.context)
    )
    #expect(described.userPoolClient?.supportedIdentityProviders == ["COGNITO"])
  }
}
