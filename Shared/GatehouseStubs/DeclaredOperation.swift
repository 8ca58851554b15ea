/// A public operation, as `Proto/apis` declares it.
public protocol DeclaredOperation: RawRepresentable<String>, Sendable {
  /// Whether it leaves an audit event also where it succeeds.
  var isAuditedOnSuccess: Bool { get }
  /// Whether it is there to change something, and noted before it does.
  var isChange: Bool { get }
  /// Whether an administrator signs the request.
  var isSigned: Bool { get }
  /// The category that its requests count against.
  var category: RequestCategory { get }
}

extension AuthenticationOperation: DeclaredOperation {}
