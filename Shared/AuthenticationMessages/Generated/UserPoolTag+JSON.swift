// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/user_pool_tag.proto. Do not edit.

public import JSON

extension TagResourceRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ResourceArn", self.resourceArn)
    json.member("Tags", self.tags)
    json.endObject()
  }
}

extension TagResourceRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("ResourceArn") {
        self.resourceArn = try json.optional()
      } else if json.isNamed("Tags") {
        self.tags = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension TagResourceResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension UntagResourceRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ResourceArn", self.resourceArn)
    json.member("TagKeys", self.tagKeys)
    json.endObject()
  }
}

extension UntagResourceRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("ResourceArn") {
        self.resourceArn = try json.optional()
      } else if json.isNamed("TagKeys") {
        self.tagKeys = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension UntagResourceResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension ListTagsForResourceRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ResourceArn", self.resourceArn)
    json.endObject()
  }
}

extension ListTagsForResourceRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("ResourceArn") {
        self.resourceArn = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension ListTagsForResourceResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Tags", self.tags)
    json.endObject()
  }
}
