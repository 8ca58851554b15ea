// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/terms.proto. Do not edit.

internal import GatehouseMessages
public import JSON

extension CreateTermsRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("ClientId", self.clientId)
    json.member("TermsName", self.termsName)
    json.member("TermsSource", self.termsSource)
    json.member("Enforcement", self.enforcement)
    json.member("Links", self.links)
    json.endObject()
  }
}

extension CreateTermsRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("ClientId") {
        self.clientId = try json.optional()
      } else if json.isNamed("TermsName") {
        self.termsName = try json.optional()
      } else if json.isNamed("TermsSource") {
        self.termsSource = try json.optional()
      } else if json.isNamed("Enforcement") {
        self.enforcement = try json.optional()
      } else if json.isNamed("Links") {
        self.links = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension TermsType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("TermsId", self.termsId)
    json.member("UserPoolId", self.userPoolId)
    json.member("ClientId", self.clientId)
    json.member("TermsName", self.termsName)
    json.member("TermsSource", self.termsSource)
    json.member("Enforcement", self.enforcement)
    json.member("Links", self.links)
    json.epochSeconds("CreationDate", self.creationDateUnixMillis)
    json.epochSeconds("LastModifiedDate", self.lastModifiedDateUnixMillis)
    json.endObject()
  }
}

extension CreateTermsResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Terms", self.terms)
    json.endObject()
  }
}

extension DescribeTermsRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("TermsId", self.termsId)
    json.member("UserPoolId", self.userPoolId)
    json.endObject()
  }
}

extension DescribeTermsRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("TermsId") {
        self.termsId = try json.optional()
      } else if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension DescribeTermsResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Terms", self.terms)
    json.endObject()
  }
}

extension DescribeTermsByClientRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ClientId", self.clientId)
    json.member("UserPoolId", self.userPoolId)
    json.member("TermsName", self.termsName)
    json.endObject()
  }
}

extension DescribeTermsByClientRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("ClientId") {
        self.clientId = try json.optional()
      } else if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("TermsName") {
        self.termsName = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension DescribeTermsByClientResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Terms", self.terms)
    json.endObject()
  }
}

extension ListTermsRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("MaxResults", self.maxResults)
    json.member("NextToken", self.nextToken)
    json.endObject()
  }
}

extension ListTermsRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("MaxResults") {
        self.maxResults = try json.optional()
      } else if json.isNamed("NextToken") {
        self.nextToken = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension TermsDescriptionType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("TermsId", self.termsId)
    json.member("TermsName", self.termsName)
    json.member("Enforcement", self.enforcement)
    json.epochSeconds("CreationDate", self.creationDateUnixMillis)
    json.epochSeconds("LastModifiedDate", self.lastModifiedDateUnixMillis)
    json.endObject()
  }
}

extension ListTermsResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Terms", self.terms)
    json.member("NextToken", self.nextToken)
    json.endObject()
  }
}

extension UpdateTermsRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("TermsId", self.termsId)
    json.member("UserPoolId", self.userPoolId)
    json.member("TermsName", self.termsName)
    json.member("TermsSource", self.termsSource)
    json.member("Enforcement", self.enforcement)
    json.member("Links", self.links)
    json.endObject()
  }
}

extension UpdateTermsRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("TermsId") {
        self.termsId = try json.optional()
      } else if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("TermsName") {
        self.termsName = try json.optional()
      } else if json.isNamed("TermsSource") {
        self.termsSource = try json.optional()
      } else if json.isNamed("Enforcement") {
        self.enforcement = try json.optional()
      } else if json.isNamed("Links") {
        self.links = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension UpdateTermsResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Terms", self.terms)
    json.endObject()
  }
}

extension DeleteTermsRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("TermsId", self.termsId)
    json.member("UserPoolId", self.userPoolId)
    json.endObject()
  }
}

extension DeleteTermsRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("TermsId") {
        self.termsId = try json.optional()
      } else if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension DeleteTermsResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}
