internal import Logging
internal import OperatingSystem
internal import Synchronization

/// Looks after the name under which callers find a server's socket.
///
/// A file in a run directory may be deleted by a cleaner of temporary files or by mistake: the server
/// then has its connections still, but no new caller finds it.
final class SocketName: Sendable {
  private enum Owner {
    /// We made the socket; a lost name is made again.
    case server(ListeningSocket)
    /// The service manager made it, at this path if it has one; only it can make it again.
    case serviceManager(path: String?)
  }

  private struct State {
    var owner: Owner
    /// What was last logged; the same is not logged again at each look.
    var trouble: String?
  }

  private let state: Mutex<State>
  private let logger: Logger

  init(of socket: ListeningSocket, logger: Logger) {
    state = Mutex(State(owner: .server(socket)))
    self.logger = logger
  }

  init(ofInherited descriptor: Int32, logger: Logger) {
    let path = ListeningSocket.boundPath(of: descriptor)
    state = Mutex(State(owner: .serviceManager(path: path)))
    self.logger = logger
  }

  /// Looks whether the name is there; answers the socket to listen on from now on, if there is a new
  /// one.
  func check() -> Int32? {
    state.withLock { state in
      switch state.owner {
      case .serviceManager(let path):
        if let path {
          look(at: path, &state)
        }
        return nil
      case .server(let socket):
        guard !socket.hasName else {
          state.trouble = nil
          return nil
        }
        return makeAgain(socket, &state)
      }
    }
  }

  /// Removes the name if it is ours.
  func remove() {
    state.withLock { state in
      switch state.owner {
      case .server(let socket): socket.removeName()
      case .serviceManager: return
      }
    }
  }

  /// `ListeningSocket.open` refuses a name that another process answers on, so a live instance loses
  /// nothing.
  private func makeAgain(_ socket: ListeningSocket, _ state: inout State) -> Int32? {
    do throws(FileFailure) {
      let made = try ListeningSocket.open(path: socket.path)
      state = State(owner: .server(made))
      logger.warning(
        "the socket's file was gone and is made again",
        metadata: ["path": "\(made.path)"]
      )
      return made.descriptor
    } catch {
      report("the socket's file is gone and cannot be made again: \(error)", &state)
      return nil
    }
  }

  private func look(at path: String, _ state: inout State) {
    guard !FileSystem.exists(path) else {
      state.trouble = nil
      return
    }
    report(
      "the file of the inherited socket \(path) is gone and no new caller finds this instance; "
        + "restart the socket's unit (systemctl restart NAME.socket)",
      &state
    )
  }

  private func report(_ trouble: String, _ state: inout State) {
    guard trouble != state.trouble else { return }
    state.trouble = trouble
    logger.error("\(trouble)")
  }
}
