public import GatehouseStubs

/// A public operation that a gate stands before.
public protocol GatedOperation: DeclaredOperation {
  /// Who may carry it out.
  var permittedCallers: PermittedCallers { get }
}

extension GatedOperation {
  /// What a policy of IAM would call it, such as `cognito-sync:ListRecords`.
  public var action: String { "\(api):\(name)" }
}
