internal import FoundationEssentials
public import JSON

extension JSONWriter {
  /// Writes bytes as Cognito does: in base64.
  public mutating func base64(_ name: StaticString, _ value: [UInt8]?) {
    member(name, value.map { Data($0).base64EncodedString() })
  }
}
