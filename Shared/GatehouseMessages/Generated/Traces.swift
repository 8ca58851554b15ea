// swift-format-ignore-file
// Generated from Proto/gatehouse/runtime/v1/traces.proto. Do not edit.

/// TakeSpansRequest.
public struct TakeSpansRequest: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// TakeSpansResponse.
public struct TakeSpansResponse: Sendable, Hashable {
  /// One JSON object of OTLP's type ResourceSpans; absent where there are no spans.
  public var resourceSpans: [UInt8]?
  /// How many spans that are.
  public var spanCount: UInt32?
  /// Whether the process has others.
  public var isMore: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    resourceSpans: [UInt8]? = nil,
    spanCount: UInt32? = nil,
    isMore: Bool? = nil
  ) {
    self.resourceSpans = resourceSpans
    self.spanCount = spanCount
    self.isMore = isMore
  }
}

extension TakeSpansResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "resourceSpans": sizeOnly(self.resourceSpans),
        "spanCount": self.spanCount as Any,
        "isMore": self.isMore as Any,
      ],
      displayStyle: .struct
    )
  }
}
