internal import IdentityFederationCore
internal import PublicOperations

extension SecurityTokens {
  /// The ARN of the access key or role that signed a request.
  func caller(of call: Call) -> String {
    switch call.principal {
    case .anonymous: "arn:aws:iam::\(accountID):anonymous"
    case .accessKey(let key): "arn:aws:iam::\(accountID):user/\(key.id)"
    case .identity(let credentials):
      credentials.assumedRole?.arn ?? "arn:aws:iam::\(accountID):role"
    }
  }
}

extension IdentityFederationFailure {
  /// The refusal of what no caller here may do, in the words of AWS.
  static func denied(_ action: String, on resource: String?, to caller: String) -> Self {
    let place = resource.map { " on resource: \($0)" } ?? ""
    return .accessDenied("User: \(caller) is not authorized to perform: sts:\(action)\(place)")
  }
}
