internal import AuthenticationMessages
internal import Domain

/// ARNs and readings that tests of triggers share.
enum Triggers {
  static func arn(_ name: String) -> String {
    "arn:aws:lambda:us-east-1:123456789012:function:\(name)"
  }

  static let postAuthentication = LambdaConfigType(postAuthentication: arn("post"))
  static let preAuthentication = LambdaConfigType(preAuthentication: arn("pre"))

  static func tokens(_ version: String) -> LambdaConfigType {
    LambdaConfigType(
      preTokenGenerationConfig: PreTokenGenerationVersionConfigType(
        lambdaVersion: version,
        lambdaArn: arn("tokens")
      )
    )
  }
}

extension JSONValue {
  /// The member of an object; nil where there is none.
  subscript(member name: String) -> JSONValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }
}
