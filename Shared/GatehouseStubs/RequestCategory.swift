/// Operations that share a request rate: the categories of Cognito's quotas.
///
/// `Proto/apis/cognito-idp.txt` says which operation is in which.
public enum RequestCategory: String, RateCategory {
  /// Beginning a sign-in.
  case userAuthentication = "UserAuthentication"
  /// Answering a sign-in's challenge.
  ///
  /// Cognito has it within UserAuthentication, at three times that rate.
  case challengeResponse = "ChallengeResponse"
  /// Making and confirming users.
  case userCreation = "UserCreation"
  /// Setting, changing and recovering passwords.
  case userAccountRecovery = "UserAccountRecovery"
  /// Reading one user.
  case userRead = "UserRead"
  /// Changing one user.
  case userUpdate = "UserUpdate"
  /// Renewing and revoking tokens.
  case userToken = "UserToken"
  /// Tokens of clients that act for themselves.
  case clientAuthentication = "ClientAuthentication"
  /// Tokens for what an outside provider, or another token, proves.
  case userFederation = "UserFederation"
  /// Reading what belongs to a user, and sending its codes.
  case userResourceRead = "UserResourceRead"
  /// Changing what belongs to a user.
  case userResourceUpdate = "UserResourceUpdate"
  /// Listing users.
  case userList = "UserList"
  /// Reading pools.
  case userPoolRead = "UserPoolRead"
  /// Changing pools.
  case userPoolUpdate = "UserPoolUpdate"
  /// Reading what belongs to a pool.
  case userPoolResourceRead = "UserPoolResourceRead"
  /// Changing what belongs to a pool.
  case userPoolResourceUpdate = "UserPoolResourceUpdate"
  /// Reading clients.
  case userPoolClientRead = "UserPoolClientRead"
  /// Changing clients.
  case userPoolClientUpdate = "UserPoolClientUpdate"
  /// Reading and moving request rates.
  case limitManagement = "LimitManagement"

  /// "Quotas in Amazon Cognito", default quotas in requests a second; there for all pools of an
  /// account together, here for each.
  public var usualRate: Int {
    switch self {
    case .userAuthentication, .userRead, .userToken: 120
    // "A separate quota that is three times the UserAuthentication quota."
    case .challengeResponse: 360
    case .clientAuthentication: 150
    case .userCreation, .userResourceRead: 50
    case .userAccountRecovery, .userList: 30
    case .userUpdate, .userResourceUpdate, .userFederation: 25
    case .userPoolResourceRead: 20
    case .userPoolRead, .userPoolUpdate, .userPoolResourceUpdate, .userPoolClientRead,
      .userPoolClientUpdate:
      15
    case .limitManagement: 1
    }
  }
}
