internal import FoundationEssentials
public import JSON

extension JSONReader {
  /// Reads bytes as Cognito writes them: in base64.
  public mutating func base64() throws(Fault) -> [UInt8]? {
    guard let text: String = try optional() else { return nil }
    guard let data = Data(base64Encoded: text) else { throw .outOfRange }
    return Array(data)
  }

  /// Reads an instant as Cognito writes it, in seconds since 1970, as milliseconds.
  public mutating func epochSeconds() throws(Fault) -> Int64? {
    guard let seconds: Double = try optional() else { return nil }
    guard let millis = Int64(exactly: (seconds * 1000).rounded()) else { throw .outOfRange }
    return millis
  }
}
