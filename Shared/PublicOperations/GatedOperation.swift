public import GatehouseStubs

/// A public operation that a gate stands before.
public protocol GatedOperation: DeclaredOperation {
  /// Who may carry it out.
  var permittedCallers: PermittedCallers { get }
  /// What it asks of an operator of the console; nil where no operator may.
  var operatorPermission: OperatorPermission? { get }
}

extension GatedOperation {
  /// No operator may, unless the service's table says so.
  public var operatorPermission: OperatorPermission? { nil }

  /// What a policy of IAM would call it, such as `cognito-sync:ListRecords`.
  public var action: String { "\(api):\(name)" }
}
