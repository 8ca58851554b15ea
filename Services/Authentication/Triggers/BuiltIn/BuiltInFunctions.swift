internal import LambdaFunctions

/// The functions that the service itself answers, by their names in an ARN.
package struct BuiltInFunctions: Sendable {
  private let accountID: String
  private let functions: [String: any BuiltInFunction]
  /// A limit of its own, so that a provider that hangs keeps no pool's functions from being called.
  let limit = InvocationLimit()

  /// What every name begins with.
  ///
  /// An ARN of the installation's account with such a name leads to no function elsewhere: a misspelt one
  /// is refused.
  private static let prefix = "gatehouse-"

  /// Functions by their names, in ARNs of the installation's account.
  package init(accountID: String, _ functions: [String: any BuiltInFunction]) {
    self.accountID = accountID
    self.functions = functions
  }

  /// What an ARN says of a built-in function.
  enum Named {
    /// It is another kind of function.
    case other
    case missing
    case found(any BuiltInFunction)
    /// The user's app, which sign-in alone can ask.
    case app
  }

  /// The function of an ARN, of any region.
  func named(by arn: String) -> Named {
    guard let name = FunctionName(arn: arn), name.account == accountID,
      name.name.hasPrefix(Self.prefix)
    else { return .other }
    guard name.qualifier == nil else { return .missing }
    if name.name == AppFunction.name { return .app }
    guard let function = functions[name.name] else { return .missing }
    return .found(function)
  }
}
