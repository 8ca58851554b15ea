// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/risk_configuration.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

enum EventFiltersTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__EventFiltersType>?) throws(ProtobufError) -> [String]? {
    guard let c else { return nil }
    return try readStrings(c.pointee.n_member, c.pointee.member, "EventFiltersType.member")
  }

  static func write(_ values: [String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__EventFiltersType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__EventFiltersType.self)
    gatehouse__authentication__v1__event_filters_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.strings(values, "EventFiltersType.member")
    return c
  }
}

extension CompromisedCredentialsActionsType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CompromisedCredentialsActionsType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.CompromisedCredentialsActionsType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CompromisedCredentialsActionsType>) {
    gatehouse__authentication__v1__compromised_credentials_actions_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__CompromisedCredentialsActionsType>) throws(ProtobufError) {
    self.eventAction = try readString(c.pointee.event_action, "CompromisedCredentialsActionsType.event_action")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CompromisedCredentialsActionsType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.event_action = try arena.string(self.eventAction, "CompromisedCredentialsActionsType.event_action")
  }
}

extension CompromisedCredentialsRiskConfigurationType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CompromisedCredentialsRiskConfigurationType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.CompromisedCredentialsRiskConfigurationType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CompromisedCredentialsRiskConfigurationType>) {
    gatehouse__authentication__v1__compromised_credentials_risk_configuration_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__CompromisedCredentialsRiskConfigurationType>) throws(ProtobufError) {
    self.eventFilter = try EventFiltersTypeWire.read(c.pointee.event_filter)
    self.actions = try readMessage(c.pointee.actions)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CompromisedCredentialsRiskConfigurationType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.event_filter = try EventFiltersTypeWire.write(self.eventFilter, arena)
    c.pointee.actions = try arena.message(self.actions)
  }
}

extension NotifyEmailType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension NotifyEmailType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.NotifyEmailType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__NotifyEmailType>) {
    gatehouse__authentication__v1__notify_email_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__NotifyEmailType>) throws(ProtobufError) {
    self.subject = try readString(c.pointee.subject, "NotifyEmailType.subject")
    self.htmlBody = try readString(c.pointee.html_body, "NotifyEmailType.html_body")
    self.textBody = try readString(c.pointee.text_body, "NotifyEmailType.text_body")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__NotifyEmailType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.subject = try arena.string(self.subject, "NotifyEmailType.subject")
    c.pointee.html_body = try arena.string(self.htmlBody, "NotifyEmailType.html_body")
    c.pointee.text_body = try arena.string(self.textBody, "NotifyEmailType.text_body")
  }
}

extension NotifyConfigurationType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension NotifyConfigurationType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.NotifyConfigurationType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__NotifyConfigurationType>) {
    gatehouse__authentication__v1__notify_configuration_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__NotifyConfigurationType>) throws(ProtobufError) {
    self.from = try readString(c.pointee.from, "NotifyConfigurationType.from")
    self.replyTo = try readString(c.pointee.reply_to, "NotifyConfigurationType.reply_to")
    self.sourceArn = try readString(c.pointee.source_arn, "NotifyConfigurationType.source_arn")
    self.blockEmail = try readMessage(c.pointee.block_email)
    self.noActionEmail = try readMessage(c.pointee.no_action_email)
    self.mfaEmail = try readMessage(c.pointee.mfa_email)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__NotifyConfigurationType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.from = try arena.string(self.from, "NotifyConfigurationType.from")
    c.pointee.reply_to = try arena.string(self.replyTo, "NotifyConfigurationType.reply_to")
    c.pointee.source_arn = try arena.string(self.sourceArn, "NotifyConfigurationType.source_arn")
    c.pointee.block_email = try arena.message(self.blockEmail)
    c.pointee.no_action_email = try arena.message(self.noActionEmail)
    c.pointee.mfa_email = try arena.message(self.mfaEmail)
  }
}

extension AccountTakeoverActionType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AccountTakeoverActionType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AccountTakeoverActionType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AccountTakeoverActionType>) {
    gatehouse__authentication__v1__account_takeover_action_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AccountTakeoverActionType>) throws(ProtobufError) {
    self.notify = c.pointee.has_notify != 0 ? c.pointee.notify != 0 : nil
    self.eventAction = try readString(c.pointee.event_action, "AccountTakeoverActionType.event_action")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AccountTakeoverActionType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let notify = self.notify {
      c.pointee.has_notify = 1
      c.pointee.notify = notify ? 1 : 0
    }
    c.pointee.event_action = try arena.string(self.eventAction, "AccountTakeoverActionType.event_action")
  }
}

extension AccountTakeoverActionsType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AccountTakeoverActionsType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AccountTakeoverActionsType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AccountTakeoverActionsType>) {
    gatehouse__authentication__v1__account_takeover_actions_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AccountTakeoverActionsType>) throws(ProtobufError) {
    self.lowAction = try readMessage(c.pointee.low_action)
    self.mediumAction = try readMessage(c.pointee.medium_action)
    self.highAction = try readMessage(c.pointee.high_action)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AccountTakeoverActionsType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.low_action = try arena.message(self.lowAction)
    c.pointee.medium_action = try arena.message(self.mediumAction)
    c.pointee.high_action = try arena.message(self.highAction)
  }
}

extension AccountTakeoverRiskConfigurationType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AccountTakeoverRiskConfigurationType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AccountTakeoverRiskConfigurationType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AccountTakeoverRiskConfigurationType>) {
    gatehouse__authentication__v1__account_takeover_risk_configuration_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AccountTakeoverRiskConfigurationType>) throws(ProtobufError) {
    self.notifyConfiguration = try readMessage(c.pointee.notify_configuration)
    self.actions = try readMessage(c.pointee.actions)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AccountTakeoverRiskConfigurationType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.notify_configuration = try arena.message(self.notifyConfiguration)
    c.pointee.actions = try arena.message(self.actions)
  }
}

enum BlockedIPRangeListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__BlockedIPRangeListType>?) throws(ProtobufError) -> [String]? {
    guard let c else { return nil }
    return try readStrings(c.pointee.n_member, c.pointee.member, "BlockedIPRangeListType.member")
  }

  static func write(_ values: [String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__BlockedIPRangeListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__BlockedIPRangeListType.self)
    gatehouse__authentication__v1__blocked_iprange_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.strings(values, "BlockedIPRangeListType.member")
    return c
  }
}

enum SkippedIPRangeListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SkippedIPRangeListType>?) throws(ProtobufError) -> [String]? {
    guard let c else { return nil }
    return try readStrings(c.pointee.n_member, c.pointee.member, "SkippedIPRangeListType.member")
  }

  static func write(_ values: [String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__SkippedIPRangeListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__SkippedIPRangeListType.self)
    gatehouse__authentication__v1__skipped_iprange_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.strings(values, "SkippedIPRangeListType.member")
    return c
  }
}

extension RiskExceptionConfigurationType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RiskExceptionConfigurationType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.RiskExceptionConfigurationType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RiskExceptionConfigurationType>) {
    gatehouse__authentication__v1__risk_exception_configuration_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__RiskExceptionConfigurationType>) throws(ProtobufError) {
    self.blockedIpRangeList = try BlockedIPRangeListTypeWire.read(c.pointee.blocked_ip_range_list)
    self.skippedIpRangeList = try SkippedIPRangeListTypeWire.read(c.pointee.skipped_ip_range_list)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RiskExceptionConfigurationType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.blocked_ip_range_list = try BlockedIPRangeListTypeWire.write(self.blockedIpRangeList, arena)
    c.pointee.skipped_ip_range_list = try SkippedIPRangeListTypeWire.write(self.skippedIpRangeList, arena)
  }
}

extension SetRiskConfigurationRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SetRiskConfigurationRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.SetRiskConfigurationRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SetRiskConfigurationRequest>) {
    gatehouse__authentication__v1__set_risk_configuration_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__SetRiskConfigurationRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "SetRiskConfigurationRequest.user_pool_id")
    self.clientId = try readString(c.pointee.client_id, "SetRiskConfigurationRequest.client_id")
    self.compromisedCredentialsRiskConfiguration = try readMessage(c.pointee.compromised_credentials_risk_configuration)
    self.accountTakeoverRiskConfiguration = try readMessage(c.pointee.account_takeover_risk_configuration)
    self.riskExceptionConfiguration = try readMessage(c.pointee.risk_exception_configuration)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SetRiskConfigurationRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "SetRiskConfigurationRequest.user_pool_id")
    c.pointee.client_id = try arena.string(self.clientId, "SetRiskConfigurationRequest.client_id")
    c.pointee.compromised_credentials_risk_configuration = try arena.message(self.compromisedCredentialsRiskConfiguration)
    c.pointee.account_takeover_risk_configuration = try arena.message(self.accountTakeoverRiskConfiguration)
    c.pointee.risk_exception_configuration = try arena.message(self.riskExceptionConfiguration)
  }
}

extension RiskConfigurationType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RiskConfigurationType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.RiskConfigurationType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RiskConfigurationType>) {
    gatehouse__authentication__v1__risk_configuration_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__RiskConfigurationType>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "RiskConfigurationType.user_pool_id")
    self.clientId = try readString(c.pointee.client_id, "RiskConfigurationType.client_id")
    self.compromisedCredentialsRiskConfiguration = try readMessage(c.pointee.compromised_credentials_risk_configuration)
    self.accountTakeoverRiskConfiguration = try readMessage(c.pointee.account_takeover_risk_configuration)
    self.riskExceptionConfiguration = try readMessage(c.pointee.risk_exception_configuration)
    self.lastModifiedDateUnixMillis = c.pointee.has_last_modified_date_unix_millis != 0 ? c.pointee.last_modified_date_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RiskConfigurationType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "RiskConfigurationType.user_pool_id")
    c.pointee.client_id = try arena.string(self.clientId, "RiskConfigurationType.client_id")
    c.pointee.compromised_credentials_risk_configuration = try arena.message(self.compromisedCredentialsRiskConfiguration)
    c.pointee.account_takeover_risk_configuration = try arena.message(self.accountTakeoverRiskConfiguration)
    c.pointee.risk_exception_configuration = try arena.message(self.riskExceptionConfiguration)
    if let lastModifiedDateUnixMillis = self.lastModifiedDateUnixMillis {
      c.pointee.has_last_modified_date_unix_millis = 1
      c.pointee.last_modified_date_unix_millis = lastModifiedDateUnixMillis
    }
  }
}

extension SetRiskConfigurationResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SetRiskConfigurationResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.SetRiskConfigurationResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SetRiskConfigurationResponse>) {
    gatehouse__authentication__v1__set_risk_configuration_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__SetRiskConfigurationResponse>) throws(ProtobufError) {
    self.riskConfiguration = try readMessage(c.pointee.risk_configuration)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__SetRiskConfigurationResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.risk_configuration = try arena.message(self.riskConfiguration)
  }
}

extension DescribeRiskConfigurationRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DescribeRiskConfigurationRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DescribeRiskConfigurationRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeRiskConfigurationRequest>) {
    gatehouse__authentication__v1__describe_risk_configuration_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DescribeRiskConfigurationRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "DescribeRiskConfigurationRequest.user_pool_id")
    self.clientId = try readString(c.pointee.client_id, "DescribeRiskConfigurationRequest.client_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeRiskConfigurationRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "DescribeRiskConfigurationRequest.user_pool_id")
    c.pointee.client_id = try arena.string(self.clientId, "DescribeRiskConfigurationRequest.client_id")
  }
}

extension DescribeRiskConfigurationResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DescribeRiskConfigurationResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DescribeRiskConfigurationResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeRiskConfigurationResponse>) {
    gatehouse__authentication__v1__describe_risk_configuration_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DescribeRiskConfigurationResponse>) throws(ProtobufError) {
    self.riskConfiguration = try readMessage(c.pointee.risk_configuration)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeRiskConfigurationResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.risk_configuration = try arena.message(self.riskConfiguration)
  }
}
