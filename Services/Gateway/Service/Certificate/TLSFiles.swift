public import ServerTLS

/// Where certificate and key stand, so that they can be read again.
public struct TLSFiles: Sendable {
  /// The paths of both.
  let paths: [String]
  /// Reads both.
  public let read: @Sendable () throws -> TLSIdentity

  /// Names the files, and what reads them.
  public init(
    certificate: String,
    privateKey: String,
    read: @escaping @Sendable () throws -> TLSIdentity
  ) {
    paths = [certificate, privateKey]
    self.read = read
  }
}
