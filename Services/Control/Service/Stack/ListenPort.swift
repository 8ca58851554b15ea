internal import NIOCore
internal import NIOPosix
internal import OperatingSystem

/// Finds out whether a port can be listened on before anything is started.
enum ListenPort {
  /// Refuses a port that is taken, by name.
  static func check(_ port: Int, on address: String) async throws(ControlFailure) {
    do {
      _ = try await bind(port, on: address)
    } catch let error as IOError where error.errnoCode == SystemErrorNumber.addressInUse {
      throw ControlFailure(
        "port \(port) on \(address) is taken by another program; choose another with --port"
      )
    } catch let error as IOError where error.errnoCode == SystemErrorNumber.permissionDenied {
      throw ControlFailure(
        "this user may not listen on port \(port); choose one above 1023 with --port"
      )
    } catch {
      throw ControlFailure("cannot listen on \(address) port \(port): \(error)")
    }
  }

  /// The port if it is free, else one that the system chooses.
  static func free(preferring port: Int, on address: String) async throws(ControlFailure) -> Int {
    do {
      return try await bind(port, on: address)
    } catch {
      do {
        return try await bind(0, on: address)
      } catch {
        throw ControlFailure("cannot listen on \(address): \(error)")
      }
    }
  }

  private static func bind(_ port: Int, on address: String) async throws -> Int {
    let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .bind(host: address, port: port)
      .get()
    let bound = channel.localAddress?.port ?? port
    try await channel.close()
    return bound
  }
}
