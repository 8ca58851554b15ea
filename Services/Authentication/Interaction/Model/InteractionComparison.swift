/// How page and phone are compared.
package enum InteractionComparison: String, Sendable, Hashable {
  /// Not at all.
  case none
  /// Both show the digits.
  case show
  /// The digits of the page are typed on the phone.
  case enter
}
