/// Which factors were right.
package enum InteractionFactorKind: String, Sendable, Hashable {
  case pin
  case biometric
  case both
}
