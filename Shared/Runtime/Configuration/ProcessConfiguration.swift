internal import Domain
public import Logging

/// The configuration that every process of Gatehouse has.
public struct ProcessConfiguration: Sendable {
  /// The folder that holds a folder of sockets for each service.
  public let runDirectory: String

  /// This process's name among the instances of its service; its socket is named after it.
  public let instance: String

  /// The minimum level that is logged.
  public let logLevel: Logger.Level

  /// How records are written.
  public let logFormat: LogFormat

  /// How many threads read and write sockets and run the handlers of calls.
  ///
  /// One serves some ten thousand requests a second, because long computations have threads of their
  /// own; each more costs a wake-up wherever a call crosses from one to another.
  public let eventLoops: Int

  /// Reads the keys.
  public init(_ source: inout ConfigurationSource) {
    runDirectory = source.string("run-directory", default: "/run/gatehouse")
    instance = source.string("instance", default: "1")
    logLevel = source.choice("log-level", default: .info)
    logFormat = source.choice("log-format", default: .logfmt)
    eventLoops = source.integer("event-loops", default: 1, in: 1...256)
    if !Self.isInstanceName(instance) {
      source.report(["instance"], "must be 1 to 32 letters, digits, '-' or '_'")
    }
    // sockaddr_un holds 107 characters; the longest service's name must fit.
    let paths = ServiceName.allCases.map { "\(runDirectory)/\($0.rawValue)/\(instance).sock" }
    if paths.contains(where: { $0.utf8.count > 107 }) {
      source.report(["run-directory"], "is too long for a Unix socket's path")
    }
  }

  private static func isInstanceName(_ name: String) -> Bool {
    (1...32).contains(name.utf8.count)
      && name.utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
          UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}
