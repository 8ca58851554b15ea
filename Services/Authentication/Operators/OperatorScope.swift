/// What the console's client asks for: tokens of other clients and of the API's own sign-in lack it.
enum OperatorScope {
  static let server = "gatehouse.console"
  static let name = "operate"
  static let full = "gatehouse.console/operate"
}
