public import HTTPServer

/// Where traces go, and of which requests there are any.
public struct TracingConfiguration: Sendable {
  /// The collector's base address; `/v1/traces` is added to it, as OTLP/HTTP says.
  public let endpoint: String
  /// The part of the requests that is traced without its client having asked, 0 to 1.
  public let sampleRatio: Double
  /// What every request to the collector carries, such as its key.
  public let headers: [(name: String, value: String)]

  /// A PEM file to trust in place of the system's authorities.
  public let certificateAuthorities: String?

  /// Takes the operator's words.
  ///
  /// - Parameters:
  ///   - endpoint: Begins with `http://` or `https://`.
  ///   - sampleRatio: 0 to 1.
  ///   - certificateAuthorities: A file, or nil for those of the system.
  ///   - headers: One a line, `Name: value`. Empty lines do not count.
  /// - Throws: A sentence for the operator, where the address or a header cannot be used.
  public init(
    endpoint: String,
    sampleRatio: Double,
    certificateAuthorities: String? = nil,
    headers: String
  ) throws(HTTPConfigurationFault) {
    guard endpoint.hasPrefix("http://") || endpoint.hasPrefix("https://") else {
      throw HTTPConfigurationFault(
        "tracing: endpoint must begin with http:// or https://"
      )
    }
    self.endpoint = endpoint.hasSuffix("/") ? String(endpoint.dropLast()) : endpoint
    self.sampleRatio = sampleRatio
    self.certificateAuthorities = certificateAuthorities
    self.headers = try Self.parse(headers)
  }

  private static func parse(
    _ text: String
  ) throws(HTTPConfigurationFault) -> [(name: String, value: String)] {
    var headers: [(name: String, value: String)] = []
    for line in text.split(whereSeparator: \.isNewline) where !line.allSatisfy(\.isWhitespace) {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      // The line itself is a secret and is not shown.
      guard parts.count == 2, isToken(parts[0]), isValue(parts[1]) else {
        throw HTTPConfigurationFault(
          "tracing: headers-file must hold lines like 'Name: value'"
        )
      }
      headers.append((String(parts[0]), String(parts[1].drop { $0 == " " })))
    }
    return headers
  }

  /// A name that HTTP allows; Content-Type is ours.
  private static func isToken(_ name: Substring) -> Bool {
    !name.isEmpty && name.lowercased() != "content-type"
      && name.utf8.allSatisfy { byte in
        byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
          || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
          || (0x61...0x7A).contains(byte)
      }
  }

  private static func isValue(_ value: Substring) -> Bool {
    value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
  }
}
