// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/user_pool_domain.proto. Do not edit.

/// Cognito's CustomDomainConfigType.
public struct CustomDomainConfigType: Sendable, Hashable {
  /// CertificateArn.
  ///
  /// Required. 20 to 2048 characters.
  public var certificateArn: String?
  /// SecurityPolicy.
  ///
  /// One of TLS_V1, TLS_V1_2_2021, TLS_V1_3_2025.
  public var securityPolicy: String?

  /// Makes a message; what is not given is absent.
  public init(
    certificateArn: String? = nil,
    securityPolicy: String? = nil
  ) {
    self.certificateArn = certificateArn
    self.securityPolicy = securityPolicy
  }
}

/// Cognito's FailoverType.
public struct FailoverType: Sendable, Hashable {
  /// SecondaryRegion.
  ///
  /// Required. 5 to 32 characters.
  public var secondaryRegion: String?
  /// PrimaryRoute53HealthCheckId.
  ///
  /// Required. At most 64 characters.
  public var primaryRoute53HealthCheckId: String?

  /// Makes a message; what is not given is absent.
  public init(
    secondaryRegion: String? = nil,
    primaryRoute53HealthCheckId: String? = nil
  ) {
    self.secondaryRegion = secondaryRegion
    self.primaryRoute53HealthCheckId = primaryRoute53HealthCheckId
  }
}

/// Cognito's RoutingType.
public struct RoutingType: Sendable, Hashable {
  /// Failover.
  public var failover: FailoverType?

  /// Makes a message; what is not given is absent.
  public init(
    failover: FailoverType? = nil
  ) {
    self.failover = failover
  }
}

/// Request of CreateUserPoolDomain.
public struct CreateUserPoolDomainRequest: Sendable, Hashable {
  /// Domain.
  ///
  /// Required. 1 to 63 characters.
  public var domain: String?
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// ManagedLoginVersion.
  public var managedLoginVersion: Int32?
  /// CustomDomainConfig.
  public var customDomainConfig: CustomDomainConfigType?
  /// Routing.
  public var routing: RoutingType?

  /// Makes a message; what is not given is absent.
  public init(
    domain: String? = nil,
    userPoolId: String? = nil,
    managedLoginVersion: Int32? = nil,
    customDomainConfig: CustomDomainConfigType? = nil,
    routing: RoutingType? = nil
  ) {
    self.domain = domain
    self.userPoolId = userPoolId
    self.managedLoginVersion = managedLoginVersion
    self.customDomainConfig = customDomainConfig
    self.routing = routing
  }
}

/// Response of CreateUserPoolDomain.
public struct CreateUserPoolDomainResponse: Sendable, Hashable {
  /// ManagedLoginVersion.
  public var managedLoginVersion: Int32?
  /// CloudFrontDomain.
  ///
  /// 1 to 63 characters.
  public var cloudFrontDomain: String?
  /// Routing.
  public var routing: RoutingType?

  /// Makes a message; what is not given is absent.
  public init(
    managedLoginVersion: Int32? = nil,
    cloudFrontDomain: String? = nil,
    routing: RoutingType? = nil
  ) {
    self.managedLoginVersion = managedLoginVersion
    self.cloudFrontDomain = cloudFrontDomain
    self.routing = routing
  }
}

/// Request of DescribeUserPoolDomain.
public struct DescribeUserPoolDomainRequest: Sendable, Hashable {
  /// Domain.
  ///
  /// Required. 1 to 63 characters.
  public var domain: String?

  /// Makes a message; what is not given is absent.
  public init(
    domain: String? = nil
  ) {
    self.domain = domain
  }
}

/// Cognito's DomainDescriptionType.
public struct DomainDescriptionType: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// 1 to 55 characters.
  public var userPoolId: String?
  /// AWSAccountId.
  ///
  /// At most 12 characters.
  public var awsAccountId: String?
  /// Domain.
  ///
  /// 1 to 63 characters.
  public var domain: String?
  /// S3Bucket.
  ///
  /// 3 to 1024 characters.
  public var s3Bucket: String?
  /// CloudFrontDistribution.
  ///
  /// 0 to 131072 characters.
  public var cloudFrontDistribution: String?
  /// Version.
  ///
  /// 1 to 20 characters.
  public var version: String?
  /// Status.
  ///
  /// One of CREATING, DELETING, UPDATING, ACTIVE, FAILED.
  public var status: String?
  /// CustomDomainConfig.
  public var customDomainConfig: CustomDomainConfigType?
  /// ManagedLoginVersion.
  public var managedLoginVersion: Int32?
  /// Routing.
  public var routing: RoutingType?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    awsAccountId: String? = nil,
    domain: String? = nil,
    s3Bucket: String? = nil,
    cloudFrontDistribution: String? = nil,
    version: String? = nil,
    status: String? = nil,
    customDomainConfig: CustomDomainConfigType? = nil,
    managedLoginVersion: Int32? = nil,
    routing: RoutingType? = nil
  ) {
    self.userPoolId = userPoolId
    self.awsAccountId = awsAccountId
    self.domain = domain
    self.s3Bucket = s3Bucket
    self.cloudFrontDistribution = cloudFrontDistribution
    self.version = version
    self.status = status
    self.customDomainConfig = customDomainConfig
    self.managedLoginVersion = managedLoginVersion
    self.routing = routing
  }
}

/// Response of DescribeUserPoolDomain.
public struct DescribeUserPoolDomainResponse: Sendable, Hashable {
  /// DomainDescription.
  public var domainDescription: DomainDescriptionType?

  /// Makes a message; what is not given is absent.
  public init(
    domainDescription: DomainDescriptionType? = nil
  ) {
    self.domainDescription = domainDescription
  }
}

/// Request of UpdateUserPoolDomain.
public struct UpdateUserPoolDomainRequest: Sendable, Hashable {
  /// Domain.
  ///
  /// Required. 1 to 63 characters.
  public var domain: String?
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// ManagedLoginVersion.
  public var managedLoginVersion: Int32?
  /// CustomDomainConfig.
  public var customDomainConfig: CustomDomainConfigType?
  /// Routing.
  public var routing: RoutingType?

  /// Makes a message; what is not given is absent.
  public init(
    domain: String? = nil,
    userPoolId: String? = nil,
    managedLoginVersion: Int32? = nil,
    customDomainConfig: CustomDomainConfigType? = nil,
    routing: RoutingType? = nil
  ) {
    self.domain = domain
    self.userPoolId = userPoolId
    self.managedLoginVersion = managedLoginVersion
    self.customDomainConfig = customDomainConfig
    self.routing = routing
  }
}

/// Response of UpdateUserPoolDomain.
public struct UpdateUserPoolDomainResponse: Sendable, Hashable {
  /// ManagedLoginVersion.
  public var managedLoginVersion: Int32?
  /// CloudFrontDomain.
  ///
  /// 1 to 63 characters.
  public var cloudFrontDomain: String?
  /// Routing.
  public var routing: RoutingType?

  /// Makes a message; what is not given is absent.
  public init(
    managedLoginVersion: Int32? = nil,
    cloudFrontDomain: String? = nil,
    routing: RoutingType? = nil
  ) {
    self.managedLoginVersion = managedLoginVersion
    self.cloudFrontDomain = cloudFrontDomain
    self.routing = routing
  }
}

/// Request of DeleteUserPoolDomain.
public struct DeleteUserPoolDomainRequest: Sendable, Hashable {
  /// Domain.
  ///
  /// Required. 1 to 63 characters.
  public var domain: String?
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    domain: String? = nil,
    userPoolId: String? = nil
  ) {
    self.domain = domain
    self.userPoolId = userPoolId
  }
}

/// Response of DeleteUserPoolDomain.
public struct DeleteUserPoolDomainResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}
