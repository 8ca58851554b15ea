internal import NIOCore
internal import OperatingSystem
internal import ServiceLifecycle

/// A listener whose failure to listen names the address, which the system's error does not.
struct NamedListener: Service {
  let base: any Service
  let host: String
  let port: Int

  func run() async throws {
    do {
      try await base.run()
    } catch let error as IOError {
      let reason = SystemErrorText.of(error.errnoCode)
      throw GatewayConfigurationFault(
        description: "cannot listen on \(host) port \(port): \(reason)"
      )
    }
  }
}
