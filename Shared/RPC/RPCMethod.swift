/// The full name of a method: `gatehouse.x.v1.XService/Method`.
public struct RPCMethod: Sendable, Hashable, CustomStringConvertible {
  /// The name as it stands on the wire.
  public let fullName: String
  /// The part before the slash, which callers are admitted to.
  public let service: String

  /// Makes a method from its full name.
  public init(_ fullName: String) {
    self.fullName = fullName
    service = fullName.firstIndex(of: "/").map { String(fullName[..<$0]) } ?? fullName
  }

  /// The full name.
  public var description: String { fullName }
}
