internal import OperatingSystem

/// Starts a supervisor that outlives this process.
struct DetachedStack: Sendable {
  let options: StackOptions

  /// Returns the ready message once everything runs.
  func start() async throws(ControlFailure) -> String {
    let state = options.state
    try failing { () throws(FileFailure) in try state.prepare() }
    let isFree = try failing { () throws(FileFailure) in
      try FileLock(path: state.lockPath) != nil
    }
    if !isFree {
      try StateLock.refuseIfRunning(state)
    }
    Directory.remove(state.readyPath)
    let logPath = state.logPath(of: "gatehousectl")
    let logStart = FileSystem.size(of: logPath) ?? 0
    var specification = ChildProcess.Specification(
      path: FileSystem.executablePath,
      arguments: arguments,
      outputPath: logPath
    )
    specification.environment = options.environment
    specification.parentDeathSignal = nil
    let child = try await starting(specification)
    while !FileSystem.exists(state.readyPath) {
      if let exit = child.exit {
        let said = try failing { () throws(FileFailure) in
          try FileContents.read(logPath, from: logStart, maxBytes: 16_384)
        }
        throw ControlFailure(
          "Gatehouse did not start (\(exit)):\n\(String(decoding: said, as: UTF8.self))"
        )
      }
      await sleepUnlessCancelled(.milliseconds(50))
    }
    let message = try failing { () throws(FileFailure) in
      try FileContents.read(state.readyPath, maxBytes: 65_536).bytes
    }
    return String(decoding: message, as: UTF8.self)
  }

  /// What the supervisor is started with: what this process was asked for.
  var arguments: [String] {
    [
      "up", "--state", options.state.path, "--port", "\(options.port)",
      "--metrics-port", "\(options.metricsPort)",
      "--listen", options.listenAddress, "--logged",
    ] + (options.consolePort.map { ["--console-port", "\($0)"] } ?? [])
      + (options.hasRequestRates ? ["--request-rates"] : [])
  }
}
