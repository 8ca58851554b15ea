internal import NIOCore
internal import Synchronization

/// The connections of a server or client that are open, so that an end can wait for theirs.
final class ConnectionRegistry: Sendable {
  private struct State {
    var channels: [ObjectIdentifier: any Channel] = [:]
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  var count: Int { state.withLock { $0.channels.count } }

  var channels: [any Channel] { state.withLock { Array($0.channels.values) } }

  /// Keeps the channel until it closes.
  func add(_ channel: any Channel) {
    state.withLock { $0.channels[ObjectIdentifier(channel)] = channel }
    channel.closeFuture.whenComplete { _ in self.remove(channel) }
  }

  private func remove(_ channel: any Channel) {
    let waiting = state.withLock { state in
      state.channels[ObjectIdentifier(channel)] = nil
      return state.channels.isEmpty ? takeWaiting(&state) : []
    }
    for continuation in waiting {
      continuation.resume()
    }
  }

  /// Waits until no channel is open, at the longest for `limit`; then closes those that are.
  func waitUntilEmpty(limit: Duration, on eventLoop: any EventLoop) async {
    let timer = eventLoop.scheduleTask(in: TimeAmount(limit)) {
      for channel in self.channels {
        channel.close(promise: nil)
      }
    }
    await withCheckedContinuation { continuation in
      let isEmpty = state.withLock { state in
        if !state.channels.isEmpty {
          state.waiting.append(continuation)
        }
        return state.channels.isEmpty
      }
      if isEmpty {
        continuation.resume()
      }
    }
    timer.cancel()
  }

  private func takeWaiting(_ state: inout State) -> [CheckedContinuation<Void, Never>] {
    let waiting = state.waiting
    state.waiting = []
    return waiting
  }
}
