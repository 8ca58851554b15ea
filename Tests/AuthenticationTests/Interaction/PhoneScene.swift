internal import AuthenticationMessages
internal import AuthenticationService
internal import AuthenticationSignIn
internal import PublicOperations
internal import Testing

@testable internal import AuthenticationInteraction

/// A phone with ann's account, and maybe ben's, at a pool that tracks devices.
struct PhoneScene {
  let stage: InteractionStage
  var phone: InteractionPhone
  let ann: String
  /// Ann's.
  let sub: String

  init(
    withBen: Bool = false,
    tags: [String: String] = [:],
    appPolicy: String? = nil
  ) async throws {
    stage = try await InteractionStage(
      tags: tags,
      appPolicy: appPolicy,
      devices: DeviceConfigurationType(
        challengeRequiredOnNewDevice: false,
        deviceOnlyRememberedOnUserPrompt: true
      )
    )
    sub = try await stage.stage.addUser("ann")
    phone = try await InteractionPhone(stage)
    ann = try await phone.enrol("ann")
    if withBen {
      try await stage.stage.addUser("ben")
      _ = try await phone.enrol("ben")
    }
  }

  var call: Call { .recording(stage.context) }

  /// How far ann's sign-in is when something changes.
  enum Step: Sendable, CaseIterable {
    case opened
    case asked
    case approved
  }

  /// A sign-in that the phone has brought so far, and what the app was asked for.
  func login(
    to step: Step,
    kind: String = "LOGIN",
    user: String? = "ann",
    _ members: String = ""
  ) async throws -> (id: String, info: InteractionFactor?) {
    let id = try #require(try await stage.start(kind, user: user, members).sessionId)
    let opened = try await phone.open(id)
    guard step != .opened else { return (id, nil) }
    let confirmed = try await phone.confirm(id, digest: opened.digest, account: ann)
    guard step == .approved else { return (id, confirmed.secondFactorInfo) }
    let answer = try phone.pinAnswer(confirmed.secondFactorInfo)
    #expect(try await phone.answer(id, answer).state == "APPROVED")
    return (id, nil)
  }

  /// What the relying server gets for an approved session.
  func redeem(_ id: String) async throws -> AuthenticationResultType {
    let tokens = stage.services[1].interactionTokens
    return try await tokens.redeem(
      RedeemInteractionRequest(call: stage.call(authorization: stage.basic), sessionId: id),
      of: try await tokens.interaction.found(id),
      call: call
    )
  }

  func forget(_ account: String, of user: String = "ann") async throws {
    _ = try await stage.stage.service.signIn.adminForgetDevice(
      AdminForgetDeviceRequest(
        userPoolId: stage.poolID,
        username: user,
        deviceKey: account
      ),
      call: call
    )
  }

  /// Whether the session has ended as one whose account is gone.
  func isRefused(_ id: String) async throws -> Bool {
    let state = try await stage.state(of: id)
    return state.state == "FAILED" && state.reason == "refused"
  }
}
