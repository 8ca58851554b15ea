// swift-format-ignore-file
// Generated from botocore's models and Proto/apis. Do not edit.

extension PublicAPI {
  /// Every API that is served.
  static let all: [PublicAPI] = [
    .cognitoIdp,
    .cognitoIdentity,
    .cognitoSync,
    .sts,
  ]
}
