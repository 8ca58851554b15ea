// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/risk_configuration.proto. Do not edit.

/// Cognito's CompromisedCredentialsActionsType.
public struct CompromisedCredentialsActionsType: Sendable, Hashable {
  /// EventAction.
  ///
  /// Required. One of BLOCK, NO_ACTION.
  public var eventAction: String?

  /// Makes a message; what is not given is absent.
  public init(
    eventAction: String? = nil
  ) {
    self.eventAction = eventAction
  }
}

/// Cognito's CompromisedCredentialsRiskConfigurationType.
public struct CompromisedCredentialsRiskConfigurationType: Sendable, Hashable {
  /// EventFilter.
  public var eventFilter: [String]?
  /// Actions.
  ///
  /// Required.
  public var actions: CompromisedCredentialsActionsType?

  /// Makes a message; what is not given is absent.
  public init(
    eventFilter: [String]? = nil,
    actions: CompromisedCredentialsActionsType? = nil
  ) {
    self.eventFilter = eventFilter
    self.actions = actions
  }
}

/// Cognito's NotifyEmailType.
public struct NotifyEmailType: Sendable, Hashable {
  /// Subject.
  ///
  /// Required. 1 to 140 characters.
  public var subject: String?
  /// HtmlBody.
  ///
  /// 6 to 20000 characters.
  public var htmlBody: String?
  /// TextBody.
  ///
  /// 6 to 20000 characters.
  public var textBody: String?

  /// Makes a message; what is not given is absent.
  public init(
    subject: String? = nil,
    htmlBody: String? = nil,
    textBody: String? = nil
  ) {
    self.subject = subject
    self.htmlBody = htmlBody
    self.textBody = textBody
  }
}

/// Cognito's NotifyConfigurationType.
public struct NotifyConfigurationType: Sendable, Hashable {
  /// From.
  ///
  /// 0 to 131072 characters.
  public var from: String?
  /// ReplyTo.
  ///
  /// 0 to 131072 characters.
  public var replyTo: String?
  /// SourceArn.
  ///
  /// Required. 20 to 2048 characters.
  public var sourceArn: String?
  /// BlockEmail.
  public var blockEmail: NotifyEmailType?
  /// NoActionEmail.
  public var noActionEmail: NotifyEmailType?
  /// MfaEmail.
  public var mfaEmail: NotifyEmailType?

  /// Makes a message; what is not given is absent.
  public init(
    from: String? = nil,
    replyTo: String? = nil,
    sourceArn: String? = nil,
    blockEmail: NotifyEmailType? = nil,
    noActionEmail: NotifyEmailType? = nil,
    mfaEmail: NotifyEmailType? = nil
  ) {
    self.from = from
    self.replyTo = replyTo
    self.sourceArn = sourceArn
    self.blockEmail = blockEmail
    self.noActionEmail = noActionEmail
    self.mfaEmail = mfaEmail
  }
}

/// Cognito's AccountTakeoverActionType.
public struct AccountTakeoverActionType: Sendable, Hashable {
  /// Notify.
  ///
  /// Required.
  public var notify: Bool?
  /// EventAction.
  ///
  /// Required. One of BLOCK, MFA_IF_CONFIGURED, MFA_REQUIRED, NO_ACTION.
  public var eventAction: String?

  /// Makes a message; what is not given is absent.
  public init(
    notify: Bool? = nil,
    eventAction: String? = nil
  ) {
    self.notify = notify
    self.eventAction = eventAction
  }
}

/// Cognito's AccountTakeoverActionsType.
public struct AccountTakeoverActionsType: Sendable, Hashable {
  /// LowAction.
  public var lowAction: AccountTakeoverActionType?
  /// MediumAction.
  public var mediumAction: AccountTakeoverActionType?
  /// HighAction.
  public var highAction: AccountTakeoverActionType?

  /// Makes a message; what is not given is absent.
  public init(
    lowAction: AccountTakeoverActionType? = nil,
    mediumAction: AccountTakeoverActionType? = nil,
    highAction: AccountTakeoverActionType? = nil
  ) {
    self.lowAction = lowAction
    self.mediumAction = mediumAction
    self.highAction = highAction
  }
}

/// Cognito's AccountTakeoverRiskConfigurationType.
public struct AccountTakeoverRiskConfigurationType: Sendable, Hashable {
  /// NotifyConfiguration.
  public var notifyConfiguration: NotifyConfigurationType?
  /// Actions.
  ///
  /// Required.
  public var actions: AccountTakeoverActionsType?

  /// Makes a message; what is not given is absent.
  public init(
    notifyConfiguration: NotifyConfigurationType? = nil,
    actions: AccountTakeoverActionsType? = nil
  ) {
    self.notifyConfiguration = notifyConfiguration
    self.actions = actions
  }
}

/// Cognito's RiskExceptionConfigurationType.
public struct RiskExceptionConfigurationType: Sendable, Hashable {
  /// BlockedIPRangeList.
  ///
  /// At most 200 members.
  public var blockedIpRangeList: [String]?
  /// SkippedIPRangeList.
  ///
  /// At most 200 members.
  public var skippedIpRangeList: [String]?

  /// Makes a message; what is not given is absent.
  public init(
    blockedIpRangeList: [String]? = nil,
    skippedIpRangeList: [String]? = nil
  ) {
    self.blockedIpRangeList = blockedIpRangeList
    self.skippedIpRangeList = skippedIpRangeList
  }
}

/// Request of SetRiskConfiguration.
public struct SetRiskConfigurationRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// ClientId.
  ///
  /// 1 to 128 characters.
  public var clientId: String?
  /// CompromisedCredentialsRiskConfiguration.
  public var compromisedCredentialsRiskConfiguration: CompromisedCredentialsRiskConfigurationType?
  /// AccountTakeoverRiskConfiguration.
  public var accountTakeoverRiskConfiguration: AccountTakeoverRiskConfigurationType?
  /// RiskExceptionConfiguration.
  public var riskExceptionConfiguration: RiskExceptionConfigurationType?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    clientId: String? = nil,
    compromisedCredentialsRiskConfiguration: CompromisedCredentialsRiskConfigurationType? = nil,
    accountTakeoverRiskConfiguration: AccountTakeoverRiskConfigurationType? = nil,
    riskExceptionConfiguration: RiskExceptionConfigurationType? = nil
  ) {
    self.userPoolId = userPoolId
    self.clientId = clientId
    self.compromisedCredentialsRiskConfiguration = compromisedCredentialsRiskConfiguration
    self.accountTakeoverRiskConfiguration = accountTakeoverRiskConfiguration
    self.riskExceptionConfiguration = riskExceptionConfiguration
  }
}

/// Cognito's RiskConfigurationType.
public struct RiskConfigurationType: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// 1 to 55 characters.
  public var userPoolId: String?
  /// ClientId.
  ///
  /// 1 to 128 characters.
  public var clientId: String?
  /// CompromisedCredentialsRiskConfiguration.
  public var compromisedCredentialsRiskConfiguration: CompromisedCredentialsRiskConfigurationType?
  /// AccountTakeoverRiskConfiguration.
  public var accountTakeoverRiskConfiguration: AccountTakeoverRiskConfigurationType?
  /// RiskExceptionConfiguration.
  public var riskExceptionConfiguration: RiskExceptionConfigurationType?
  /// LastModifiedDate.
  public var lastModifiedDateUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    clientId: String? = nil,
    compromisedCredentialsRiskConfiguration: CompromisedCredentialsRiskConfigurationType? = nil,
    accountTakeoverRiskConfiguration: AccountTakeoverRiskConfigurationType? = nil,
    riskExceptionConfiguration: RiskExceptionConfigurationType? = nil,
    lastModifiedDateUnixMillis: Int64? = nil
  ) {
    self.userPoolId = userPoolId
    self.clientId = clientId
    self.compromisedCredentialsRiskConfiguration = compromisedCredentialsRiskConfiguration
    self.accountTakeoverRiskConfiguration = accountTakeoverRiskConfiguration
    self.riskExceptionConfiguration = riskExceptionConfiguration
    self.lastModifiedDateUnixMillis = lastModifiedDateUnixMillis
  }
}

/// Response of SetRiskConfiguration.
public struct SetRiskConfigurationResponse: Sendable, Hashable {
  /// RiskConfiguration.
  ///
  /// Required.
  public var riskConfiguration: RiskConfigurationType?

  /// Makes a message; what is not given is absent.
  public init(
    riskConfiguration: RiskConfigurationType? = nil
  ) {
    self.riskConfiguration = riskConfiguration
  }
}

/// Request of DescribeRiskConfiguration.
public struct DescribeRiskConfigurationRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// ClientId.
  ///
  /// 1 to 128 characters.
  public var clientId: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    clientId: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.clientId = clientId
  }
}

/// Response of DescribeRiskConfiguration.
public struct DescribeRiskConfigurationResponse: Sendable, Hashable {
  /// RiskConfiguration.
  ///
  /// Required.
  public var riskConfiguration: RiskConfigurationType?

  /// Makes a message; what is not given is absent.
  public init(
    riskConfiguration: RiskConfigurationType? = nil
  ) {
    self.riskConfiguration = riskConfiguration
  }
}
