package import AuthenticationCore
package import LambdaFunctions

/// Calls the functions of pools.
package final class Triggers: Sendable {
  /// Nil where the operator names no place of functions: a pool's own then fail.
  let functions: LambdaFunctions?
  let builtIn: BuiltInFunctions
  /// Where the counts of hours learn how long functions took.
  let times: WorkTimes

  /// Triggers whose functions are reached so, but for those that the service itself answers.
  package init(functions: LambdaFunctions?, builtIn: BuiltInFunctions, times: WorkTimes) {
    self.functions = functions
    self.builtIn = builtIn
    self.times = times
  }

  /// Whether the ARN has the form of a function that the service itself answers, and none has the name.
  package func isMissing(_ arn: String) -> Bool {
    switch builtIn.named(by: arn) {
    case .missing: true
    case .found, .app, .other: false
    }
  }
}
