internal import Synchronization

/// How many requests of this process may wait for sessions at one time, and how many for one client.
///
/// A request that waits costs memory and a connection for seconds to minutes. Without a bound, pages of
/// one client, or one attacker with a handle, could take all of both.
final class WaitingPlaces: Sendable {
  private struct Taken {
    var all = 0
    var byClient: [String: Int] = [:]
  }

  private let limit: Int
  private let limitForClient: Int
  private let taken = Mutex(Taken())

  /// Places for so many requests; a quarter of them for one client unless another number is given, so that
  /// no client takes the places of all others.
  init(limit: Int, forClient limitForClient: Int? = nil) {
    self.limit = limit
    self.limitForClient = limitForClient ?? max(1, limit / 4)
  }

  /// How many requests wait now.
  var count: Int { taken.withLock(\.all) }

  /// A place until it is let go; nil where the process or the client has none left.
  func take(for client: String) -> WaitingPlace? {
    let isTaken = taken.withLock { taken in
      let ofClient = taken.byClient[client] ?? 0
      guard taken.all < limit, ofClient < limitForClient else { return false }
      taken.all += 1
      taken.byClient[client] = ofClient + 1
      return true
    }
    return isTaken ? WaitingPlace(of: client, among: self) : nil
  }

  fileprivate func giveBack(_ client: String) {
    taken.withLock { taken in
      taken.all -= 1
      let left = (taken.byClient[client] ?? 1) - 1
      taken.byClient[client] = left > 0 ? left : nil
    }
  }
}

/// A place among the requests that wait, given back when the last reference to it goes.
///
/// So it cannot be kept by an answer that never began to be written.
final class WaitingPlace: Sendable {
  private let client: String
  private let places: WaitingPlaces

  fileprivate init(of client: String, among places: WaitingPlaces) {
    self.client = client
    self.places = places
  }

  deinit {
    places.giveBack(client)
  }
}
