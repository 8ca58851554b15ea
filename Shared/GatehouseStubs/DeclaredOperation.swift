/// A public operation, as its API's file in `Proto/apis` declares it.
public protocol DeclaredOperation: RawRepresentable<String>, Sendable {
  /// The categories that requests of this service's operations count against.
  associatedtype Category: RateCategory

  /// Whether it leaves an audit event also where it succeeds.
  var isAuditedOnSuccess: Bool { get }
  /// Whether it is there to change something, and noted before it does.
  var isChange: Bool { get }
  /// Whether it only reads.
  var isRead: Bool { get }
  /// Whether the request must be signed.
  var isSigned: Bool { get }
  /// The category that its requests count against.
  var category: Category { get }
  /// The API that has it, as credential scopes name the API: `cognito-idp`.
  var api: String { get }
}

extension DeclaredOperation {
  /// The API's own name of it.
  public var name: String {
    // If several APIs have a name, the log's name begins with the API's.
    rawValue.split(separator: ".").last.map { String($0) } ?? rawValue
  }
}
