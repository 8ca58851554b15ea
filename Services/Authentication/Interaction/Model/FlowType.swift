/// What a flow changes.
enum FlowType: String, Sendable {
  case changePIN = "CHANGE_PIN"
  case addBiometrics = "ADD_BIOMETRICS"
  case removeBiometrics = "REMOVE_BIOMETRICS"
  /// A headless account comes to need a factor.
  case headlessUpgrade = "HEADLESS_UPGRADE"
}
