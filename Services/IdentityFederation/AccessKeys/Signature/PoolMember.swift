internal import GatehouseStubs

/// What a call of AWS JSON is about.
///
/// The gateway passes over members that the operation does not read. If a policy were judged by one of those, its
/// holder could name an allowed pool beside a call about another.
extension DeclaredAPI.PoolMember {
  /// The member by which an operation names its pool; nil where it is about none.
  init?(of operation: String, in pools: [Self: [String]]) {
    guard let member = pools.first(where: { $0.value.contains(operation) })?.key else { return nil }
    self = member
  }

  /// The pool that the member's text names, as ARNs write it.
  func resource(_ text: String) -> String? {
    switch self {
    case .userPoolID: "userpool/\(text)"
    case .identityPoolID: "identitypool/\(text)"
    // arn:aws:cognito-idp:<region>:<account>:userpool/<id>
    case .resourceARN: text.split(separator: ":", maxSplits: 5).last.map(String.init)
    }
  }
}
