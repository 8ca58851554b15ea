internal import Dispatch
internal import Glibc
internal import Synchronization

/// The addresses behind a host's name, as the system finds them (getaddrinfo(3)).
///
/// The system's call blocks for as long as a name's servers please. So it runs on a thread of its own, and
/// a caller that is cancelled goes without it.
public final class HostAddresses: Sendable {
  private let queue = DispatchQueue(label: "host addresses", attributes: .concurrent)
  private let running = Mutex(0)

  /// Names whose servers hang hold a thread each: others go without an answer beyond so many.
  private static let mostAtOnce = 32

  /// Makes a finder; one for a process is enough.
  public init() {}

  /// The addresses in the order in which they are to be tried, as text; empty for a name without one.
  ///
  /// Numbers are read in every form that a connection would read them in: `127.1` and `0x7f000001` are
  /// `127.0.0.1`.
  public func of(_ host: String) async -> [String] {
    guard begin() else { return [] }
    let answer = Answer()
    queue.async {
      answer.give(Self.lookUp(host))
      self.running.withLock { $0 -= 1 }
    }
    return await withTaskCancellationHandler {
      await answer.value()
    } onCancel: {
      answer.give([])
    }
  }

  private func begin() -> Bool {
    running.withLock { running in
      guard running < Self.mostAtOnce else { return false }
      running += 1
      return true
    }
  }

  private static func lookUp(_ host: String) -> [String] {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, nil, &hints, &found) == 0 else { return [] }
    defer { freeaddrinfo(found) }
    var addresses: [String] = []
    var next = found
    while let entry = next?.pointee {
      if let address = text(of: entry) { addresses.append(address) }
      next = entry.ai_next
    }
    return addresses
  }

  private static func text(of entry: addrinfo) -> String? {
    var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    let failure = getnameinfo(
      entry.ai_addr,
      entry.ai_addrlen,
      &text,
      socklen_t(text.count),
      nil,
      0,
      NI_NUMERICHOST
    )
    guard failure == 0 else { return nil }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

/// An answer that one caller waits for, and the first giver gives.
private final class Answer: Sendable {
  private enum State {
    case nothing
    case waited(CheckedContinuation<[String], Never>)
    case given([String])
  }

  private let state = Mutex(State.nothing)

  func value() async -> [String] {
    await withCheckedContinuation { continuation in
      let given: [String]? = state.withLock { state in
        if case .given(let value) = state { return value }
        state = .waited(continuation)
        return nil
      }
      if let given { continuation.resume(returning: given) }
    }
  }

  func give(_ value: [String]) {
    let waiting: CheckedContinuation<[String], Never>? = state.withLock { state in
      switch state {
      case .given: return nil
      case .nothing:
        state = .given(value)
        return nil
      case .waited(let continuation):
        state = .given(value)
        return continuation
      }
    }
    waiting?.resume(returning: value)
  }
}
