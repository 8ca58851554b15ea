// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/user_pool_domain.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension CustomDomainConfigType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CustomDomainConfigType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.CustomDomainConfigType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CustomDomainConfigType>) {
    gatehouse__authentication__v1__custom_domain_config_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__CustomDomainConfigType>) throws(ProtobufError) {
    self.certificateArn = try readString(c.pointee.certificate_arn, "CustomDomainConfigType.certificate_arn")
    self.securityPolicy = try readString(c.pointee.security_policy, "CustomDomainConfigType.security_policy")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CustomDomainConfigType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.certificate_arn = try arena.string(self.certificateArn, "CustomDomainConfigType.certificate_arn")
    c.pointee.security_policy = try arena.string(self.securityPolicy, "CustomDomainConfigType.security_policy")
  }
}

extension FailoverType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension FailoverType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.FailoverType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__FailoverType>) {
    gatehouse__authentication__v1__failover_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__FailoverType>) throws(ProtobufError) {
    self.secondaryRegion = try readString(c.pointee.secondary_region, "FailoverType.secondary_region")
    self.primaryRoute53HealthCheckId = try readString(c.pointee.primary_route53_health_check_id, "FailoverType.primary_route53_health_check_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__FailoverType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.secondary_region = try arena.string(self.secondaryRegion, "FailoverType.secondary_region")
    c.pointee.primary_route53_health_check_id = try arena.string(self.primaryRoute53HealthCheckId, "FailoverType.primary_route53_health_check_id")
  }
}

extension RoutingType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension RoutingType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.RoutingType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RoutingType>) {
    gatehouse__authentication__v1__routing_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__RoutingType>) throws(ProtobufError) {
    self.failover = try readMessage(c.pointee.failover)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__RoutingType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.failover = try arena.message(self.failover)
  }
}

extension CreateUserPoolDomainRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CreateUserPoolDomainRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.CreateUserPoolDomainRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateUserPoolDomainRequest>) {
    gatehouse__authentication__v1__create_user_pool_domain_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__CreateUserPoolDomainRequest>) throws(ProtobufError) {
    self.domain = try readString(c.pointee.domain, "CreateUserPoolDomainRequest.domain")
    self.userPoolId = try readString(c.pointee.user_pool_id, "CreateUserPoolDomainRequest.user_pool_id")
    self.managedLoginVersion = c.pointee.has_managed_login_version != 0 ? c.pointee.managed_login_version : nil
    self.customDomainConfig = try readMessage(c.pointee.custom_domain_config)
    self.routing = try readMessage(c.pointee.routing)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateUserPoolDomainRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.domain = try arena.string(self.domain, "CreateUserPoolDomainRequest.domain")
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "CreateUserPoolDomainRequest.user_pool_id")
    if let managedLoginVersion = self.managedLoginVersion {
      c.pointee.has_managed_login_version = 1
      c.pointee.managed_login_version = managedLoginVersion
    }
    c.pointee.custom_domain_config = try arena.message(self.customDomainConfig)
    c.pointee.routing = try arena.message(self.routing)
  }
}

extension CreateUserPoolDomainResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CreateUserPoolDomainResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.CreateUserPoolDomainResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateUserPoolDomainResponse>) {
    gatehouse__authentication__v1__create_user_pool_domain_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__CreateUserPoolDomainResponse>) throws(ProtobufError) {
    self.managedLoginVersion = c.pointee.has_managed_login_version != 0 ? c.pointee.managed_login_version : nil
    self.cloudFrontDomain = try readString(c.pointee.cloud_front_domain, "CreateUserPoolDomainResponse.cloud_front_domain")
    self.routing = try readMessage(c.pointee.routing)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateUserPoolDomainResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let managedLoginVersion = self.managedLoginVersion {
      c.pointee.has_managed_login_version = 1
      c.pointee.managed_login_version = managedLoginVersion
    }
    c.pointee.cloud_front_domain = try arena.string(self.cloudFrontDomain, "CreateUserPoolDomainResponse.cloud_front_domain")
    c.pointee.routing = try arena.message(self.routing)
  }
}

extension DescribeUserPoolDomainRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DescribeUserPoolDomainRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DescribeUserPoolDomainRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeUserPoolDomainRequest>) {
    gatehouse__authentication__v1__describe_user_pool_domain_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DescribeUserPoolDomainRequest>) throws(ProtobufError) {
    self.domain = try readString(c.pointee.domain, "DescribeUserPoolDomainRequest.domain")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeUserPoolDomainRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.domain = try arena.string(self.domain, "DescribeUserPoolDomainRequest.domain")
  }
}

extension DomainDescriptionType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DomainDescriptionType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DomainDescriptionType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DomainDescriptionType>) {
    gatehouse__authentication__v1__domain_description_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DomainDescriptionType>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "DomainDescriptionType.user_pool_id")
    self.awsAccountId = try readString(c.pointee.aws_account_id, "DomainDescriptionType.aws_account_id")
    self.domain = try readString(c.pointee.domain, "DomainDescriptionType.domain")
    self.s3Bucket = try readString(c.pointee.s3_bucket, "DomainDescriptionType.s3_bucket")
    self.cloudFrontDistribution = try readString(c.pointee.cloud_front_distribution, "DomainDescriptionType.cloud_front_distribution")
    self.version = try readString(c.pointee.version, "DomainDescriptionType.version")
    self.status = try readString(c.pointee.status, "DomainDescriptionType.status")
    self.customDomainConfig = try readMessage(c.pointee.custom_domain_config)
    self.managedLoginVersion = c.pointee.has_managed_login_version != 0 ? c.pointee.managed_login_version : nil
    self.routing = try readMessage(c.pointee.routing)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DomainDescriptionType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "DomainDescriptionType.user_pool_id")
    c.pointee.aws_account_id = try arena.string(self.awsAccountId, "DomainDescriptionType.aws_account_id")
    c.pointee.domain = try arena.string(self.domain, "DomainDescriptionType.domain")
    c.pointee.s3_bucket = try arena.string(self.s3Bucket, "DomainDescriptionType.s3_bucket")
    c.pointee.cloud_front_distribution = try arena.string(self.cloudFrontDistribution, "DomainDescriptionType.cloud_front_distribution")
    c.pointee.version = try arena.string(self.version, "DomainDescriptionType.version")
    c.pointee.status = try arena.string(self.status, "DomainDescriptionType.status")
    c.pointee.custom_domain_config = try arena.message(self.customDomainConfig)
    if let managedLoginVersion = self.managedLoginVersion {
      c.pointee.has_managed_login_version = 1
      c.pointee.managed_login_version = managedLoginVersion
    }
    c.pointee.routing = try arena.message(self.routing)
  }
}

extension DescribeUserPoolDomainResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DescribeUserPoolDomainResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DescribeUserPoolDomainResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeUserPoolDomainResponse>) {
    gatehouse__authentication__v1__describe_user_pool_domain_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DescribeUserPoolDomainResponse>) throws(ProtobufError) {
    self.domainDescription = try readMessage(c.pointee.domain_description)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeUserPoolDomainResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.domain_description = try arena.message(self.domainDescription)
  }
}

extension UpdateUserPoolDomainRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UpdateUserPoolDomainRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UpdateUserPoolDomainRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateUserPoolDomainRequest>) {
    gatehouse__authentication__v1__update_user_pool_domain_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UpdateUserPoolDomainRequest>) throws(ProtobufError) {
    self.domain = try readString(c.pointee.domain, "UpdateUserPoolDomainRequest.domain")
    self.userPoolId = try readString(c.pointee.user_pool_id, "UpdateUserPoolDomainRequest.user_pool_id")
    self.managedLoginVersion = c.pointee.has_managed_login_version != 0 ? c.pointee.managed_login_version : nil
    self.customDomainConfig = try readMessage(c.pointee.custom_domain_config)
    self.routing = try readMessage(c.pointee.routing)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateUserPoolDomainRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.domain = try arena.string(self.domain, "UpdateUserPoolDomainRequest.domain")
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "UpdateUserPoolDomainRequest.user_pool_id")
    if let managedLoginVersion = self.managedLoginVersion {
      c.pointee.has_managed_login_version = 1
      c.pointee.managed_login_version = managedLoginVersion
    }
    c.pointee.custom_domain_config = try arena.message(self.customDomainConfig)
    c.pointee.routing = try arena.message(self.routing)
  }
}

extension UpdateUserPoolDomainResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UpdateUserPoolDomainResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UpdateUserPoolDomainResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateUserPoolDomainResponse>) {
    gatehouse__authentication__v1__update_user_pool_domain_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UpdateUserPoolDomainResponse>) throws(ProtobufError) {
    self.managedLoginVersion = c.pointee.has_managed_login_version != 0 ? c.pointee.managed_login_version : nil
    self.cloudFrontDomain = try readString(c.pointee.cloud_front_domain, "UpdateUserPoolDomainResponse.cloud_front_domain")
    self.routing = try readMessage(c.pointee.routing)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UpdateUserPoolDomainResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let managedLoginVersion = self.managedLoginVersion {
      c.pointee.has_managed_login_version = 1
      c.pointee.managed_login_version = managedLoginVersion
    }
    c.pointee.cloud_front_domain = try arena.string(self.cloudFrontDomain, "UpdateUserPoolDomainResponse.cloud_front_domain")
    c.pointee.routing = try arena.message(self.routing)
  }
}

extension DeleteUserPoolDomainRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteUserPoolDomainRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DeleteUserPoolDomainRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteUserPoolDomainRequest>) {
    gatehouse__authentication__v1__delete_user_pool_domain_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DeleteUserPoolDomainRequest>) throws(ProtobufError) {
    self.domain = try readString(c.pointee.domain, "DeleteUserPoolDomainRequest.domain")
    self.userPoolId = try readString(c.pointee.user_pool_id, "DeleteUserPoolDomainRequest.user_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteUserPoolDomainRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.domain = try arena.string(self.domain, "DeleteUserPoolDomainRequest.domain")
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "DeleteUserPoolDomainRequest.user_pool_id")
  }
}

extension DeleteUserPoolDomainResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DeleteUserPoolDomainResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DeleteUserPoolDomainResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteUserPoolDomainResponse>) {
    gatehouse__authentication__v1__delete_user_pool_domain_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DeleteUserPoolDomainResponse>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DeleteUserPoolDomainResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}
