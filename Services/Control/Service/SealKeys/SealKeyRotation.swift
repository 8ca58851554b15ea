internal import Cryptography
internal import GatehouseMessages
internal import GatehouseStubs
internal import OperatingSystem
internal import RPC
internal import Runtime

/// Replaces the sealing key of one service, step by step.
///
/// Every instance has a key before any seals with it, and no instance loses a key under which something is.
/// Where the rotation stands is read from the key file, the instances and the rows, so that it may be
/// interrupted anywhere and run again.
struct SealKeyRotation: Sendable {
  let instances: ServiceInstances
  let schema: String
  /// The file of its keys.
  let path: String
  let restart: InstanceRestart

  /// A value that a row's holder changes meanwhile is left for the next round.
  private static let maxRounds = 10

  func run() async throws(ControlFailure) {
    let former = try KeyFile(at: path)
    if let next = former.keys.keys.filter({ $0 > former.current }).max() {
      try await promote(next)
    } else if try await SealedRowCounts.scan(instances, reseals: false)
      .stale(besides: Int64(former.current)) == 0
    {
      try await promote(try await add())
    } else {
      say("rows are left under earlier keys; they are sealed anew under key \(former.current)")
      try await promote(former.current)
    }
    try await reseal()
    say(
      "earlier keys stay, because clients carry what they sealed: "
        + "run gatehousectl seal-keys remove in two days"
    )
  }

  /// Takes away the keys under which nothing is.
  ///
  /// What clients carry (sign-ins that were begun, temporary credentials) is in no table. So a key stays
  /// until the longest of it has ended, unless the operator says `atOnce`.
  func removeUnused(atOnce: Bool) async throws(ControlFailure) {
    let file = try KeyFile(at: path)
    let current = file.current
    guard file.keys.count > 1 else { return }
    if !atOnce {
      guard try await isOld() else {
        return say("earlier keys stay until two days after the rotation, or use --at-once")
      }
    }
    try await instances.wait(for: "seals with key \(current)") {
      $0.currentKeyId == Int64(current)
    }
    let counts = try await SealedRowCounts.scan(instances, reseals: false)
    var unused: [UInt32] = []
    for id in file.keys.keys.sorted() where id != current {
      let rows = counts.rows(under: Int64(id))
      if rows == 0 {
        unused.append(id)
      } else {
        say("key \(id) stays: \(counts.text(under: Int64(id))); see gatehousectl seal-keys remove")
      }
    }
    guard !unused.isEmpty else { return }
    for id in unused {
      _ = try await instances.channel.use { (channel, context) throws(RPCError) in
        try await SealKeyOperatorClient(channel).retireSealKey(
          RetireSealKeyRequest(keyId: Int64(id)),
          context: context
        )
      }
    }
    let kept = file.keys.filter { !unused.contains($0.key) }
    try KeyFile(
      keys: kept,
      current: current,
      storedOnly: file.storedOnly.filter { !unused.contains($0) }
    ).write(to: path)
    try await restart.restart(instances)
    let gone = Set(unused.map { Int64($0) })
    try await instances.wait(for: "gives up key \(unused)") { reply in
      !reply.keys.contains { gone.contains($0.keyId ?? 0) && $0.isHeld == true }
    }
    say("removed \(unused.map { "key \($0)" }.joined(separator: ", ")), under which nothing was")
  }

  /// Gives every instance a new key, with which none seals yet.
  private func add() async throws(ControlFailure) -> UInt32 {
    let file = try KeyFile(at: path)
    // An id is never used again: rows in a backup may name it.
    let known = try await instances.describe().values.flatMap(\.keys).compactMap(\.keyId)
    let id = try KeyFile.number(after: file.keys.keys + known.map { UInt32(clamping: $0) })
    var keys = file.keys
    keys[id] = SecureRandom.bytes(32)
    try KeyFile(keys: keys, current: file.current, storedOnly: file.storedOnly).write(to: path)
    say("added key \(id)")
    return id
  }

  /// Lets every instance seal with a key, once all of them have it.
  private func promote(_ id: UInt32) async throws(ControlFailure) {
    let replies = try await instances.describe().values
    if !replies.allSatisfy({ Self.holds($0, id) }) {
      try await restart.restart(instances)
      try await instances.wait(for: "has key \(id)") { Self.holds($0, id) }
      say("each instance has key \(id)")
    }
    let file = try KeyFile(at: path)
    if file.current != id {
      try KeyFile(keys: file.keys, current: id, storedOnly: file.storedOnly).write(to: path)
    }
    let present = try await instances.describe().values
    if !present.allSatisfy({ $0.currentKeyId == Int64(id) }) {
      try await restart.restart(instances)
      try await instances.wait(for: "seals with key \(id)") { $0.currentKeyId == Int64(id) }
    }
    say("each instance seals with key \(id)")
  }

  private func reseal() async throws(ControlFailure) {
    let current = Int64(try KeyFile(at: path).current)
    var resealed: Int64 = 0
    for _ in 0..<Self.maxRounds {
      let counts = try await SealedRowCounts.scan(instances, reseals: true)
      resealed += counts.columns.reduce(0) { $0 + $1.resealed }
      // Rows that were locked are not in these counts.
      let after = try await SealedRowCounts.scan(instances, reseals: false)
      guard after.stale(besides: current) > 0 else {
        return say("sealed \(resealed) values anew")
      }
    }
    throw ControlFailure("rows of \(schema) stay under earlier keys; run this again")
  }

  /// Whether the file was changed last, hence another key has sealed since, two days ago or before: temporary
  /// credentials, which last longest, are good for twelve hours at most.
  private func isOld() async throws(ControlFailure) -> Bool {
    let output = "\(path).age"
    Directory.remove(output)
    defer { Directory.remove(output) }
    let tool = try await RunningTool(
      path: "/usr/bin/find",
      [path, "-mmin", "+2880"],
      output: output
    )
    return try await !tool.finish { "" }.isEmpty
  }

  private func say(_ sentence: String) {
    print("\(schema): \(sentence)")
  }

  private static func holds(_ reply: DescribeSealKeysResponse, _ id: UInt32) -> Bool {
    reply.keys.contains { $0.keyId == Int64(id) && $0.isHeld == true }
  }
}
