internal import OperatingSystem

/// The lock by which a state folder has one supervisor.
///
/// Its children hold it too: after a kill -9 of the supervisor it is free once the last of them has
/// ended, and a new supervisor finds neither their sockets nor their port in use.
enum StateLock {
  private static let patience = Duration.seconds(60)

  /// Takes the lock, waiting for what an earlier supervisor left to end.
  static func take(_ state: StateFolder) async throws(ControlFailure) -> FileLock {
    let clock = ContinuousClock()
    let started = clock.now
    var isSaid = false
    while true {
      let lock = try failing { () throws(FileFailure) in try FileLock(path: state.lockPath) }
      if let lock {
        try failing { () throws(FileFailure) in try lock.write("\(ProcessIdentity.current)\n") }
        return lock
      }
      try refuseIfRunning(state)
      let waited = clock.now - started
      guard waited < patience, !Task.isCancelled else {
        throw ControlFailure("processes of an earlier run on \(state.path) have not ended yet")
      }
      if !isSaid && waited > .seconds(2) {
        Terminal().say("waiting for the processes of an earlier run to end")
        isSaid = true
      }
      await sleepUnlessCancelled(.milliseconds(50))
    }
  }

  /// Refuses a folder whose supervisor is alive, and names the supervisor's process id.
  static func refuseIfRunning(_ state: StateFolder) throws(ControlFailure) {
    guard let holder = holder(of: state) else { return }
    throw ControlFailure(
      "Gatehouse is already running on \(state.path) (process \(holder)); "
        + "stop it with deploy/stop, or choose another --state"
    )
  }

  /// Whether a process of gatehousectl works on the folder now, and not only what a killed one left.
  static func isHeld(_ state: StateFolder) -> Bool { holder(of: state) != nil }

  /// The supervisor's process id as the lock file has it, if that process lives.
  private static func holder(of state: StateFolder) -> Int32? {
    do throws(FileFailure) {
      let bytes = try FileContents.read(state.lockPath, maxBytes: 64).bytes
      let text = String(decoding: bytes, as: UTF8.self).filter(\.isNumber)
      guard let processID = Int32(text), processID != ProcessIdentity.current,
        ProcessIdentity.name(of: processID) == "gatehousectl"
      else { return nil }
      return processID
    } catch {
      return nil
    }
  }
}
