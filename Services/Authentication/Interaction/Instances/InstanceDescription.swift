internal import AuthenticationCore
internal import AuthenticationMessages
internal import DeviceRegistryMessages

extension AppDescription {
  /// What an app says of itself; a change may leave everything out.
  init?(_ body: CallBody, isWhole: Bool) throws(AuthenticationFailure) {
    let platform = try body.text("platform", max: 64)
    let model = try body.text("model", max: 128)
    var name: String?
    // An empty one takes the name back.
    if !isWhole, body.has("name") { name = try body.visibleText("name", max: 128) ?? "" }
    let version = try body.text("appVersion", max: 64)
    let versions = try body.texts("protocolVersions", most: 16, max: 16)
    if isWhole {
      guard platform != nil else { throw body.fault("platform", "is missing") }
      guard versions != nil else { throw body.fault("protocolVersions", "is missing") }
    }
    let isTold = versions != nil || [platform, model, name, version].contains { $0 != nil }
    guard isWhole || isTold else { return nil }
    self.init(
      platform: platform,
      model: model,
      appVersion: version,
      protocolVersions: versions ?? [],
      name: name
    )
  }
}

extension PushAddress {
  init?(_ body: CallBody) throws(AuthenticationFailure) {
    guard let push = try body.object("push") else { return nil }
    self.init(
      type: try push.requiredText("type", max: 32),
      token: try push.requiredText("token", max: 4096)
    )
  }
}

extension AuthenticationCore.InteractionPolicy {
  /// As the app receives it.
  var message: AuthenticationMessages.InteractionPolicy {
    AuthenticationMessages.InteractionPolicy(
      attempts: Int32(pin.attempts),
      penalty: pin.penalty,
      minLength: Int32(pin.length.lowerBound),
      maxLength: Int32(pin.length.upperBound),
      weak: pin.weak,
      biometricsWithoutPin: Int32(pin.biometricsWithoutPIN),
      daysWithoutPin: Int32(pin.daysWithoutPIN),
      biometricsDisabled: pin.isBiometricDisabled,
      noPinChangeByBiometric: pin.isPINChangeByBiometricRefused,
      blockAllWhenPinBlocked: pin.isAllBlockedWithPIN,
      attestation: pin.attestation,
      confirm: app.isConfirmationSkipped ? "never" : "always",
      first: app.isPasswordFirst ? "password" : "app",
      appLogin: Int32(app.appLoginSeconds),
      appLoginInactivity: Int32(app.appLoginInactivitySeconds),
      alwaysWithoutAppLogin: app.isFactorAlwaysNeededWithoutAppLogin,
      autoSelect: app.isAutoSelecting,
      singleAccount: app.isSingleAccount,
      headless: app.isHeadlessAllowed,
      timeout: Int32(app.timeoutSeconds),
      protocol: app.versions
    )
  }
}
