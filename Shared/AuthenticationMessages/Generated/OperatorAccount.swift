// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/operator_account.proto. Do not edit.

internal import GatehouseMessages

/// Request of CreateOperator.
public struct CreateOperatorRequest: Sendable, Hashable {
  /// Becomes the username.
  public var email: String?
  /// viewer, support or administrator.
  public var role: String?
  /// The pool that the role is for; absent: all pools.
  public var userPoolId: String?
  /// Where browsers reach the console, without a slash at its end.
  public var consoleUrl: String?

  /// Makes a message; what is not given is absent.
  public init(
    email: String? = nil,
    role: String? = nil,
    userPoolId: String? = nil,
    consoleUrl: String? = nil
  ) {
    self.email = email
    self.role = role
    self.userPoolId = userPoolId
    self.consoleUrl = consoleUrl
  }
}

/// Response of CreateOperator.
public struct CreateOperatorResponse: Sendable, Hashable {
  /// The last part of the one-time link.
  public var linkSecret: String?
  /// link_expires_at_unix_millis.
  public var linkExpiresAtUnixMillis: Int64?
  /// user_pool_id.
  public var userPoolId: String?
  /// Whether the operator was made by this call.
  public var isNew: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    linkSecret: String? = nil,
    linkExpiresAtUnixMillis: Int64? = nil,
    userPoolId: String? = nil,
    isNew: Bool? = nil
  ) {
    self.linkSecret = linkSecret
    self.linkExpiresAtUnixMillis = linkExpiresAtUnixMillis
    self.userPoolId = userPoolId
    self.isNew = isNew
  }
}

extension CreateOperatorResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "linkSecret": sizeOnly(self.linkSecret),
        "linkExpiresAtUnixMillis": self.linkExpiresAtUnixMillis as Any,
        "userPoolId": self.userPoolId as Any,
        "isNew": self.isNew as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// Request of ListOperators.
public struct ListOperatorsRequest: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// An operator.
public struct ListedOperator: Sendable, Hashable {
  /// username.
  public var username: String?
  /// sub.
  public var sub: String?
  /// is_enabled.
  public var isEnabled: Bool?
  /// Whether the one-time link was used.
  public var hasPassword: Bool?
  /// groups.
  public var groups: [String]
  /// created_at_unix_millis.
  public var createdAtUnixMillis: Int64?
  /// Absent where the operator never was at the console.
  public var lastSignInAtUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    username: String? = nil,
    sub: String? = nil,
    isEnabled: Bool? = nil,
    hasPassword: Bool? = nil,
    groups: [String] = [],
    createdAtUnixMillis: Int64? = nil,
    lastSignInAtUnixMillis: Int64? = nil
  ) {
    self.username = username
    self.sub = sub
    self.isEnabled = isEnabled
    self.hasPassword = hasPassword
    self.groups = groups
    self.createdAtUnixMillis = createdAtUnixMillis
    self.lastSignInAtUnixMillis = lastSignInAtUnixMillis
  }
}

/// Response of ListOperators.
public struct ListOperatorsResponse: Sendable, Hashable {
  /// Absent where there is no such pool.
  public var userPoolId: String?
  /// operators.
  public var operators: [ListedOperator]

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    operators: [ListedOperator] = []
  ) {
    self.userPoolId = userPoolId
    self.operators = operators
  }
}
