internal import DeviceRegistryMessages
public import DeviceRegistryStubs

/// Installations of apps that confirm sign-ins, and the accounts on them.
///
/// Each RPC is one method in the file of its name under Operations. An instance is who has its key.
/// What a session contains, and whether it is approved, is authentication's.
public struct AppInstances: Sendable {
  let parts: InstanceParts

  /// The service over its parts.
  public init(_ parts: InstanceParts) {
    self.parts = parts
  }

  /// The description of an instance with its accounts.
  func described(
    _ instance: AppInstanceRecord
  ) async throws(DeviceRegistryFailure) -> AppInstance {
    instance.described(try await accounts.list(on: instance.id))
  }
}

extension AppInstances: AppInstanceServing, InstanceService {}
