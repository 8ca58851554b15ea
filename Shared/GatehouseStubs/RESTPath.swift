/// Where a REST operation's resource is: segments that are fixed, and labels that take a member.
public struct RESTPath: Sendable {
  private enum Segment: Sendable {
    case fixed(Substring)
    case label(String)
  }

  private let segments: [Segment]
  /// The first segment.
  public let root: Substring

  /// Reads a model's `requestUri`, such as `/identitypools/{IdentityPoolId}/events`.
  public init(_ template: String) {
    root = Self.root(of: template[...])
    segments = Self.split(template[...]).map { segment in
      guard segment.hasPrefix("{"), segment.hasSuffix("}") else { return .fixed(segment) }
      return .label(String(segment.dropFirst().dropLast()))
    }
  }

  /// The first segment of a path.
  public static func root(of path: Substring) -> Substring {
    path.dropFirst().prefix { $0 != "/" }
  }

  private static func split(_ path: Substring) -> [Substring] {
    path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
  }

  /// The labels' values as they stand in the path; nil when the path is of another resource.
  public func labels(in path: Substring) -> [String: Substring]? {
    let given = Self.split(path)
    guard given.count == segments.count else { return nil }
    var labels: [String: Substring] = [:]
    for (segment, text) in zip(segments, given) {
      switch segment {
      case .fixed(let expected):
        guard text == expected else { return nil }
      case .label(let name):
        // A label without a value would be another resource's path.
        guard !text.isEmpty else { return nil }
        labels[name] = text
      }
    }
    return labels
  }
}
