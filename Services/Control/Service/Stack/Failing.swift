internal import OperatingSystem

/// Turns a file's failure into the command's.
func failing<Value>(
  _ body: () throws(FileFailure) -> Value
) throws(ControlFailure) -> Value {
  do throws(FileFailure) {
    return try body()
  } catch {
    throw ControlFailure(error)
  }
}

/// Starts a child process, or says which program could not be started.
func starting(
  _ specification: ChildProcess.Specification
) async throws(ControlFailure) -> ChildProcess {
  do throws(FileFailure) {
    return try await ChildProcess.start(specification)
  } catch {
    throw ControlFailure(error)
  }
}
