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

extension ListTagsForResourceResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Tags", self.tags)
    json.endObject()
  }
}
