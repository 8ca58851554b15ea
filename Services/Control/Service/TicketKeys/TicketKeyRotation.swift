internal import Cryptography
internal import Runtime

/// Replaces the key of the tickets by which identity federation proves callers to authentication.
///
/// Every instance has a key before any seals with it, and keeps the key before until no call with a ticket of
/// it can be under way. Where the rotation stands is read from the file, so that it may be interrupted anywhere
/// and run again.
struct TicketKeyRotation: Sendable {
  /// The file of the keys.
  let path: String
  /// The services that hold them.
  let holders: [ServiceInstances]
  let restart: InstanceRestart

  /// More than the time that a call has from the gateway on.
  private static let longestCall = Duration.seconds(15)

  func run() async throws(ControlFailure) {
    let former = try KeyFile(at: path)
    // Two keys of which the later one seals: what is left is to remove the other.
    if former.keys.count == 1 || former.keys.keys.contains(where: { $0 > former.current }) {
      let added = former.keys.keys.filter { $0 > former.current }.max()
      let next = if let added { added } else { try add(to: former) }
      try await replaceAll()
      say("each instance has key \(next)")
      try KeyFile(keys: try KeyFile(at: path).keys, current: next).write(to: path)
    }
    try await replaceAll()
    let current = try KeyFile(at: path).current
    say("tickets are sealed by key \(current)")
    await sleepUnlessCancelled(Self.longestCall)
    try Interruption.check()
    let left = try KeyFile(at: path)
    try KeyFile(keys: left.keys.filter { $0.key == current }, current: current).write(to: path)
    try await replaceAll()
    say("the former key opens no tickets now")
  }

  /// Puts a new key beside the one that seals.
  private func add(to file: KeyFile) throws(ControlFailure) -> UInt32 {
    let id = try KeyFile.number(after: file.keys.keys)
    var keys = file.keys
    keys[id] = SecureRandom.bytes(32)
    try KeyFile(keys: keys, current: file.current).write(to: path)
    say("added key \(id)")
    return id
  }

  private func replaceAll() async throws(ControlFailure) {
    for instances in holders { try await restart.replaceAll(instances) }
  }

  private func say(_ sentence: String) {
    print("ticket keys: \(sentence)")
  }
}
