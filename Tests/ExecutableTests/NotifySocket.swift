import Glibc
import OperatingSystem
import TestSupport

/// The service manager's end of sd_notify(3).
final class NotifySocket {
  private let descriptor: Int32

  init(path: String) throws(FileFailure) {
    descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_NONBLOCK.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let length = socklen_t(MemoryLayout<sockaddr_un>.size)
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) }
    }
    guard bound == 0 else { throw FileFailure(path: path, errorNumber: errno) }
  }

  deinit {
    close(descriptor)
  }

  /// The next report.
  func next() async throws -> String {
    var bytes = [UInt8](repeating: 0, count: 4096)
    var count = 0
    try await until {
      count = recv(descriptor, &bytes, bytes.count, 0)
      return count > 0
    }
    return String(decoding: bytes[..<count], as: UTF8.self)
  }
}
