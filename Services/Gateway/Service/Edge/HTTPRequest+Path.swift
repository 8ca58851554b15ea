internal import HTTPTypes

extension HTTPRequest {
  /// The path of its target, without what follows it.
  var pathAlone: Substring {
    guard let path else { return "/" }
    return path.prefix { $0 != "?" && $0 != "#" }
  }

  /// What stands behind the question mark of its target, as it came; nil without one.
  var query: Substring? {
    guard let path, let mark = path.firstIndex(of: "?") else { return nil }
    return path[path.index(after: mark)...].prefix { $0 != "#" }
  }
}
