// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/user_pool_domain.proto. Do not edit.

public import JSON

extension CustomDomainConfigType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("CertificateArn", self.certificateArn)
    json.member("SecurityPolicy", self.securityPolicy)
    json.endObject()
  }
}

extension CustomDomainConfigType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("CertificateArn") {
        self.certificateArn = try json.optional()
      } else if json.isNamed("SecurityPolicy") {
        self.securityPolicy = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension FailoverType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("SecondaryRegion", self.secondaryRegion)
    json.member("PrimaryRoute53HealthCheckId", self.primaryRoute53HealthCheckId)
    json.endObject()
  }
}

extension FailoverType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("SecondaryRegion") {
        self.secondaryRegion = try json.optional()
      } else if json.isNamed("PrimaryRoute53HealthCheckId") {
        self.primaryRoute53HealthCheckId = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension RoutingType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Failover", self.failover)
    json.endObject()
  }
}

extension RoutingType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("Failover") {
        self.failover = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension CreateUserPoolDomainRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Domain", self.domain)
    json.member("UserPoolId", self.userPoolId)
    json.member("ManagedLoginVersion", self.managedLoginVersion)
    json.member("CustomDomainConfig", self.customDomainConfig)
    json.member("Routing", self.routing)
    json.endObject()
  }
}

extension CreateUserPoolDomainRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("Domain") {
        self.domain = try json.optional()
      } else if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("ManagedLoginVersion") {
        self.managedLoginVersion = try json.optional()
      } else if json.isNamed("CustomDomainConfig") {
        self.customDomainConfig = try json.optional()
      } else if json.isNamed("Routing") {
        self.routing = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension CreateUserPoolDomainResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ManagedLoginVersion", self.managedLoginVersion)
    json.member("CloudFrontDomain", self.cloudFrontDomain)
    json.member("Routing", self.routing)
    json.endObject()
  }
}

extension DescribeUserPoolDomainRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Domain", self.domain)
    json.endObject()
  }
}

extension DescribeUserPoolDomainRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("Domain") {
        self.domain = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension DomainDescriptionType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("AWSAccountId", self.awsAccountId)
    json.member("Domain", self.domain)
    json.member("S3Bucket", self.s3Bucket)
    json.member("CloudFrontDistribution", self.cloudFrontDistribution)
    json.member("Version", self.version)
    json.member("Status", self.status)
    json.member("CustomDomainConfig", self.customDomainConfig)
    json.member("ManagedLoginVersion", self.managedLoginVersion)
    json.member("Routing", self.routing)
    json.endObject()
  }
}

extension DescribeUserPoolDomainResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("DomainDescription", self.domainDescription)
    json.endObject()
  }
}

extension UpdateUserPoolDomainRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Domain", self.domain)
    json.member("UserPoolId", self.userPoolId)
    json.member("ManagedLoginVersion", self.managedLoginVersion)
    json.member("CustomDomainConfig", self.customDomainConfig)
    json.member("Routing", self.routing)
    json.endObject()
  }
}

extension UpdateUserPoolDomainRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("Domain") {
        self.domain = try json.optional()
      } else if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("ManagedLoginVersion") {
        self.managedLoginVersion = try json.optional()
      } else if json.isNamed("CustomDomainConfig") {
        self.customDomainConfig = try json.optional()
      } else if json.isNamed("Routing") {
        self.routing = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension UpdateUserPoolDomainResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ManagedLoginVersion", self.managedLoginVersion)
    json.member("CloudFrontDomain", self.cloudFrontDomain)
    json.member("Routing", self.routing)
    json.endObject()
  }
}

extension DeleteUserPoolDomainRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Domain", self.domain)
    json.member("UserPoolId", self.userPoolId)
    json.endObject()
  }
}

extension DeleteUserPoolDomainRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("Domain") {
        self.domain = try json.optional()
      } else if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension DeleteUserPoolDomainResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}
