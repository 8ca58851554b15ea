internal import ServerTLS

/// What is wrong with a configuration, as a sentence for the operator.
public struct GatewayConfigurationFault: Error, Sendable, Hashable, CustomStringConvertible {
  /// The key and what it lacks.
  public let description: String
}

extension GatewayConfigurationFault {
  init(_ fault: TLSIdentityFault) {
    self.init(description: "tls: \(fault)")
  }
}
