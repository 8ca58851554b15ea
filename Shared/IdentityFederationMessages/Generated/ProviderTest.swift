// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/provider_test.proto. Do not edit.

internal import GatehouseMessages

/// Request of TestProvider.
public struct TestProviderRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// provider_name.
  public var providerName: String?
  /// An ID token, or a response of SAML in base64, whose user is to be shown; absent: none.
  public var token: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    providerName: String? = nil,
    token: [UInt8]? = nil
  ) {
    self.userPoolId = userPoolId
    self.providerName = providerName
    self.token = token
  }
}

extension TestProviderRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "providerName": sizeOnly(self.providerName),
        "token": sizeOnly(self.token),
      ],
      displayStyle: .struct
    )
  }
}

/// Response of TestProvider.
public struct TestProviderResponse: Sendable, Hashable {
  /// In the order in which a sign-in comes to them.
  public var steps: [ProviderTestStep]

  /// Makes a message; what is not given is absent.
  public init(
    steps: [ProviderTestStep] = []
  ) {
    self.steps = steps
  }
}

/// What became of a step.
public struct ProviderTestStep: Sendable, Hashable {
  /// A word of ProviderTestOutcome in words.txt.
  public var outcome: String?
  /// What was looked at.
  public var name: String?
  /// What was found, and what cures it.
  public var detail: String?

  /// Makes a message; what is not given is absent.
  public init(
    outcome: String? = nil,
    name: String? = nil,
    detail: String? = nil
  ) {
    self.outcome = outcome
    self.name = name
    self.detail = detail
  }
}

extension ProviderTestStep: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "outcome": self.outcome as Any,
        "name": self.name as Any,
        "detail": sizeOnly(self.detail),
      ],
      displayStyle: .struct
    )
  }
}

/// Request of ListProviderWarnings.
public struct ListProviderWarningsRequest: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// Response of ListProviderWarnings.
public struct ListProviderWarningsResponse: Sendable, Hashable {
  /// warnings.
  public var warnings: [ProviderWarning]

  /// Makes a message; what is not given is absent.
  public init(
    warnings: [ProviderWarning] = []
  ) {
    self.warnings = warnings
  }
}

/// What an operator should look at before users do.
public struct ProviderWarning: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// provider_name.
  public var providerName: String?
  /// When the last of its certificates ends; absent where that is not soon.
  public var endsAtUnixMillis: Int64?
  /// When its metadata had other certificates than before; absent where that was not lately.
  public var changedAtUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    providerName: String? = nil,
    endsAtUnixMillis: Int64? = nil,
    changedAtUnixMillis: Int64? = nil
  ) {
    self.userPoolId = userPoolId
    self.providerName = providerName
    self.endsAtUnixMillis = endsAtUnixMillis
    self.changedAtUnixMillis = changedAtUnixMillis
  }
}

extension ProviderWarning: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "providerName": sizeOnly(self.providerName),
        "endsAtUnixMillis": self.endsAtUnixMillis as Any,
        "changedAtUnixMillis": self.changedAtUnixMillis as Any,
      ],
      displayStyle: .struct
    )
  }
}
