// swift-format-ignore-file
// Generated from Services/services.json by Services/generate. Do not edit.

public import Domain
public import RPC

/// The services that the gateway calls or waits for.
public struct ServiceChannels: Sendable {
  let authentication: any RPCChannel
  let deviceRegistry: any RPCChannel
  let tokenIssuance: any RPCChannel
  let assertionReader: any RPCChannel
  let identityFederation: any RPCChannel

  /// Makes a channel to each of them.
  public init<Failure: Error>(
    _ connect: (ServiceName) throws(Failure) -> any RPCChannel
  ) throws(Failure) {
    authentication = try connect(.authentication)
    deviceRegistry = try connect(.deviceRegistry)
    tokenIssuance = try connect(.tokenIssuance)
    assertionReader = try connect(.assertionReader)
    identityFederation = try connect(.identityFederation)
  }

  /// All of them.
  public var all: [(service: ServiceName, channel: any RPCChannel)] {
    [
      (.authentication, authentication),
      (.deviceRegistry, deviceRegistry),
      (.tokenIssuance, tokenIssuance),
      (.assertionReader, assertionReader),
      (.identityFederation, identityFederation),
    ]
  }

  /// Those without which the gateway is of no use.
  public var needed: [(service: ServiceName, channel: any RPCChannel)] {
    [
      (.authentication, authentication),
      (.deviceRegistry, deviceRegistry),
      (.tokenIssuance, tokenIssuance),
      (.identityFederation, identityFederation),
    ]
  }
}
