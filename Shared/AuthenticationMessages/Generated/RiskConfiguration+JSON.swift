// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/risk_configuration.proto. Do not edit.

internal import GatehouseMessages
public import JSON

extension CompromisedCredentialsActionsType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("EventAction", self.eventAction)
    json.endObject()
  }
}

extension CompromisedCredentialsActionsType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("EventAction") {
        self.eventAction = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension CompromisedCredentialsRiskConfigurationType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("EventFilter", self.eventFilter)
    json.member("Actions", self.actions)
    json.endObject()
  }
}

extension CompromisedCredentialsRiskConfigurationType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("EventFilter") {
        self.eventFilter = try json.optional()
      } else if json.isNamed("Actions") {
        self.actions = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension NotifyEmailType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Subject", self.subject)
    json.member("HtmlBody", self.htmlBody)
    json.member("TextBody", self.textBody)
    json.endObject()
  }
}

extension NotifyEmailType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("Subject") {
        self.subject = try json.optional()
      } else if json.isNamed("HtmlBody") {
        self.htmlBody = try json.optional()
      } else if json.isNamed("TextBody") {
        self.textBody = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension NotifyConfigurationType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("From", self.from)
    json.member("ReplyTo", self.replyTo)
    json.member("SourceArn", self.sourceArn)
    json.member("BlockEmail", self.blockEmail)
    json.member("NoActionEmail", self.noActionEmail)
    json.member("MfaEmail", self.mfaEmail)
    json.endObject()
  }
}

extension NotifyConfigurationType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("From") {
        self.from = try json.optional()
      } else if json.isNamed("ReplyTo") {
        self.replyTo = try json.optional()
      } else if json.isNamed("SourceArn") {
        self.sourceArn = try json.optional()
      } else if json.isNamed("BlockEmail") {
        self.blockEmail = try json.optional()
      } else if json.isNamed("NoActionEmail") {
        self.noActionEmail = try json.optional()
      } else if json.isNamed("MfaEmail") {
        self.mfaEmail = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension AccountTakeoverActionType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Notify", self.notify)
    json.member("EventAction", self.eventAction)
    json.endObject()
  }
}

extension AccountTakeoverActionType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("Notify") {
        self.notify = try json.optional()
      } else if json.isNamed("EventAction") {
        self.eventAction = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension AccountTakeoverActionsType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("LowAction", self.lowAction)
    json.member("MediumAction", self.mediumAction)
    json.member("HighAction", self.highAction)
    json.endObject()
  }
}

extension AccountTakeoverActionsType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("LowAction") {
        self.lowAction = try json.optional()
      } else if json.isNamed("MediumAction") {
        self.mediumAction = try json.optional()
      } else if json.isNamed("HighAction") {
        self.highAction = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension AccountTakeoverRiskConfigurationType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("NotifyConfiguration", self.notifyConfiguration)
    json.member("Actions", self.actions)
    json.endObject()
  }
}

extension AccountTakeoverRiskConfigurationType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("NotifyConfiguration") {
        self.notifyConfiguration = try json.optional()
      } else if json.isNamed("Actions") {
        self.actions = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension RiskExceptionConfigurationType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("BlockedIPRangeList", self.blockedIpRangeList)
    json.member("SkippedIPRangeList", self.skippedIpRangeList)
    json.endObject()
  }
}

extension RiskExceptionConfigurationType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("BlockedIPRangeList") {
        self.blockedIpRangeList = try json.optional()
      } else if json.isNamed("SkippedIPRangeList") {
        self.skippedIpRangeList = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension SetRiskConfigurationRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("ClientId", self.clientId)
    json.member("CompromisedCredentialsRiskConfiguration", self.compromisedCredentialsRiskConfiguration)
    json.member("AccountTakeoverRiskConfiguration", self.accountTakeoverRiskConfiguration)
    json.member("RiskExceptionConfiguration", self.riskExceptionConfiguration)
    json.endObject()
  }
}

extension SetRiskConfigurationRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("ClientId") {
        self.clientId = try json.optional()
      } else if json.isNamed("CompromisedCredentialsRiskConfiguration") {
        self.compromisedCredentialsRiskConfiguration = try json.optional()
      } else if json.isNamed("AccountTakeoverRiskConfiguration") {
        self.accountTakeoverRiskConfiguration = try json.optional()
      } else if json.isNamed("RiskExceptionConfiguration") {
        self.riskExceptionConfiguration = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension RiskConfigurationType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("ClientId", self.clientId)
    json.member("CompromisedCredentialsRiskConfiguration", self.compromisedCredentialsRiskConfiguration)
    json.member("AccountTakeoverRiskConfiguration", self.accountTakeoverRiskConfiguration)
    json.member("RiskExceptionConfiguration", self.riskExceptionConfiguration)
    json.epochSeconds("LastModifiedDate", self.lastModifiedDateUnixMillis)
    json.endObject()
  }
}

extension RiskConfigurationType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("ClientId") {
        self.clientId = try json.optional()
      } else if json.isNamed("CompromisedCredentialsRiskConfiguration") {
        self.compromisedCredentialsRiskConfiguration = try json.optional()
      } else if json.isNamed("AccountTakeoverRiskConfiguration") {
        self.accountTakeoverRiskConfiguration = try json.optional()
      } else if json.isNamed("RiskExceptionConfiguration") {
        self.riskExceptionConfiguration = try json.optional()
      } else if json.isNamed("LastModifiedDate") {
        self.lastModifiedDateUnixMillis = try json.epochSeconds()
      } else {
        try json.skip()
      }
    }
  }
}

extension SetRiskConfigurationResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("RiskConfiguration", self.riskConfiguration)
    json.endObject()
  }
}

extension DescribeRiskConfigurationRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("ClientId", self.clientId)
    json.endObject()
  }
}

extension DescribeRiskConfigurationRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("ClientId") {
        self.clientId = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension DescribeRiskConfigurationResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("RiskConfiguration", self.riskConfiguration)
    json.endObject()
  }
}
