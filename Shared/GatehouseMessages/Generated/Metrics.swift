// swift-format-ignore-file
// Generated from Proto/gatehouse/runtime/v1/metrics.proto. Do not edit.

/// ReadMetricsRequest.
public struct ReadMetricsRequest: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}

/// ReadMetricsResponse.
public struct ReadMetricsResponse: Sendable, Hashable {
  /// The instance's name; with the service's it names the process.
  public var instance: String?
  /// Prometheus' text format 0.0.4, without a label for the process.
  public var text: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    instance: String? = nil,
    text: [UInt8]? = nil
  ) {
    self.instance = instance
    self.text = text
  }
}

extension ReadMetricsResponse: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "instance": self.instance as Any,
        "text": sizeOnly(self.text),
      ],
      displayStyle: .struct
    )
  }
}
