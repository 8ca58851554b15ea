import Foundation
import RPC

/// A listening socket that is held open as a service manager does, for one server after the other.
struct ManagedSocket {
  struct Failure: Error {
    let errorNumber: Int32
  }

  let path: String
  private let descriptor: Int32

  /// Binds the path itself, as a socket unit does.
  init(_ path: String, backlog: Int32 = 1024) throws {
    self.path = path
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    let socket = descriptor
    let bound = unsafe Self.withAddress(path) { unsafe bind(socket, $0, $1) }
    guard bound == 0, listen(descriptor, backlog) == 0 else { throw Failure(errorNumber: errno) }
  }

  /// The endpoint of the next server, which closes its own descriptor of the socket.
  func endpoint() -> RPCServer.Endpoint { .inherited(dup(descriptor)) }

  func close() {
    Glibc.close(descriptor)
  }

  /// How many connections the queue takes while none is accepted; asks for 200 at the most, because the
  /// process has other uses for its descriptors.
  static func queueLength(_ path: String) -> Int {
    var connections: [Int32] = []
    defer {
      for connection in connections { Glibc.close(connection) }
    }
    while connections.count < 200 {
      let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
      let connection = socket(AF_UNIX, kind, 0)
      connections.append(connection)
      guard unsafe withAddress(path, { unsafe connect(connection, $0, $1) }) == 0 else {
        return connections.count - 1
      }
    }
    return connections.count
  }

  private static func withAddress(
    _ path: String,
    _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path.utf8) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    return unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe body($0, size) }
    }
  }
}
