package import LambdaFunctions

/// Calls the functions of pools.
package struct Triggers: Sendable {
  /// Nil where the operator names no place of functions: a pool's triggers then fail.
  let functions: LambdaFunctions?

  /// Triggers whose functions are reached so.
  package init(functions: LambdaFunctions?) {
    self.functions = functions
  }
}
