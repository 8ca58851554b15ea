internal import AuditSeals
internal import Cryptography
internal import Domain
internal import GatehouseMessages
internal import GatehouseStubs
internal import OperatingSystem
internal import RPC
internal import Runtime

/// Begins and verifies the seals of events, by the operator's key.
struct EventSeals: Sendable {
  let runDirectory: String
  let keyPath: String

  /// As the services name them.
  private static let tables = ["events", "user_refusals", "stranger_refusals"]

  /// The services that have events.
  static var services: [ServiceName] {
    ServiceName.allCases.filter { $0.rpcServices.contains(AuditOperatorMethods.service) }
  }

  /// The services whose events are not sealed.
  func unsealed() async throws(ControlFailure) -> [ServiceName] {
    var unsealed: [ServiceName] = []
    for service in Self.services {
      // No seal comes after it, so that the answer tells no more than whether there may be any.
      let request = ListAuditSealsRequest(table: Self.tables[0], afterSequence: .max)
      let reply = try await OperatorChannel(runDirectory: runDirectory, service: service).use {
        (channel, context) throws(RPCError) in
        try await AuditOperatorClient(channel).listAuditSeals(request, context: context)
      }
      if reply.nextSequence == nil { unsealed.append(service) }
    }
    return unsealed
  }

  /// Begins to seal the events of every service; makes the key where the file is not there.
  ///
  /// Returns the services whose events were not sealed with another key before.
  func begin(replacing: Bool = false) async throws(ControlFailure) -> [ServiceName] {
    try failing { () throws(FileFailure) in
      guard !FileSystem.exists(keyPath) else { return }
      // Stored before it is used: an interrupted start leaves no seals without a key.
      let made = Hex.encode(SecureRandom.bytes(AuditSealKey.byteCount))
      try FileContents.write(Array("\(made)\n".utf8), to: keyPath, mode: 0o600)
    }
    let key = try key()
    var begun: [ServiceName] = []
    for service in Self.services {
      let request = BeginAuditSealsRequest(
        key: key.key(of: service.rawValue).bytes,
        replaces: replacing
      )
      let reply = try await OperatorChannel(runDirectory: runDirectory, service: service).use {
        (channel, context) throws(RPCError) in
        try await AuditOperatorClient(channel).beginAuditSeals(request, context: context)
      }
      if reply.isBegun == true { begun.append(service) }
    }
    return begun
  }

  /// Verifies the seals of every table, and returns the finding of each.
  func verify() async throws(ControlFailure) -> [EventSealReport] {
    let key = try key()
    var marks = try failing { () throws(FileFailure) in
      try EventSealMarks(besideKey: keyPath)
    }
    var reports: [EventSealReport] = []
    for service in Self.services {
      for table in Self.tables {
        let chain = "\(service.rawValue)/\(table)"
        let report = try await verify(
          table,
          of: service,
          AuditSealVerification(
            firstKey: key.key(of: service.rawValue).key(of: table),
            seen: marks[chain]
          )
        )
        // What was seen of a broken chain proves nothing the next time.
        if report.isWhole, let last = report.verification.last { marks[chain] = last }
        reports.append(report)
      }
    }
    let seen = marks
    try failing { () throws(FileFailure) in try seen.write() }
    return reports
  }

  private func verify(
    _ table: String,
    of service: ServiceName,
    _ begun: AuditSealVerification
  ) async throws(ControlFailure) -> EventSealReport {
    var verification = begun
    var next: Int64?
    var last: Int64?
    while true {
      let request = ListAuditSealsRequest(table: table, afterSequence: last)
      let page = try await OperatorChannel(runDirectory: runDirectory, service: service).use {
        (channel, context) throws(RPCError) in
        try await AuditOperatorClient(channel).listAuditSeals(request, context: context)
      }
      // What is sealed meanwhile is beyond what was there at the beginning.
      next = next ?? page.nextSequence
      for seal in page.seals { verification.check(seal) }
      guard let read = page.seals.last?.sequence, read > last ?? -1 else { break }
      last = read
    }
    if let next { verification.finish(next: next) }
    return EventSealReport(
      chain: "\(service.rawValue)/\(table)",
      isBegun: next != nil,
      verification: verification
    )
  }

  private func key() throws(ControlFailure) -> AuditSealKey {
    try failing { () throws(FileFailure) in
      let line = try SecretFile(path: keyPath).readLine()
      guard let key = Hex.decode(line).flatMap(AuditSealKey.init) else {
        throw FileFailure(path: keyPath, sentence: "must hold 64 hexadecimal digits")
      }
      return key
    }
  }
}
