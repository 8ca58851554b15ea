/// The member of a JSON request that names what the operation is about (botocore's models of the APIs).
///
/// The gateway passes over members that the operation does not read. If a policy were judged by one of those, its
/// holder could name an allowed pool beside a call about another.
enum PoolMember: String, Sendable, Hashable {
  case userPoolID = "UserPoolId"
  case identityPoolID = "IdentityPoolId"
  case resourceARN = "ResourceArn"

  /// Nil where the operation is about no pool, or names none.
  init?(of operation: String, in api: String) {
    if Self.taggings.contains(operation) {
      self = .resourceARN
    } else if Self.withoutPool[api]?.contains(operation) ?? true {
      return nil
    } else {
      self = api == "cognito-identity" ? .identityPoolID : .userPoolID
    }
  }

  /// As ARNs write it.
  func resource(_ text: String) -> String? {
    switch self {
    case .userPoolID: "userpool/\(text)"
    case .identityPoolID: "identitypool/\(text)"
    // arn:aws:cognito-idp:<region>:<account>:userpool/<id>
    case .resourceARN: text.split(separator: ":", maxSplits: 5).last.map(String.init)
    }
  }

  private static let taggings: Set = ["TagResource", "UntagResource", "ListTagsForResource"]

  private static let withoutPool: [String: Set<String>] = [
    "cognito-identity": [
      "CreateIdentityPool", "ListIdentityPools", "GetOpenIdToken", "GetCredentialsForIdentity",
      "DescribeIdentity", "DeleteIdentities", "UnlinkIdentity",
    ],
    "cognito-idp": [
      "CreateUserPool", "ListUserPools", "DescribeUserPoolDomain", "GetProvisionedLimit",
      "UpdateProvisionedLimit", "SignUp", "ConfirmSignUp", "GetUser", "InitiateAuth",
      "RespondToAuthChallenge", "GetTokensFromRefreshToken", "RevokeToken", "GlobalSignOut",
      "ResendConfirmationCode", "ForgotPassword", "ConfirmForgotPassword", "ChangePassword",
      "UpdateUserAttributes", "DeleteUserAttributes", "GetUserAttributeVerificationCode",
      "VerifyUserAttribute", "DeleteUser", "SetUserSettings", "ConfirmDevice", "UpdateDeviceStatus",
      "GetDevice", "ListDevices", "ForgetDevice", "ListUserSessions", "RevokeUserSession",
      "AssociateSoftwareToken", "VerifySoftwareToken", "SetUserMFAPreference", "GetUserAuthFactors",
      "StartWebAuthnRegistration", "CompleteWebAuthnRegistration", "ListWebAuthnCredentials",
      "DeleteWebAuthnCredential", "GetClientToken", "GetDerivedToken",
    ],
  ]
}
