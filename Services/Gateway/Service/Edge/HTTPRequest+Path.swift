internal import HTTPTypes

extension HTTPRequest {
  /// The path of its target, without what follows it.
  var pathAlone: Substring {
    guard let path else { return "/" }
    return path.prefix { $0 != "?" && $0 != "#" }
  }
}
