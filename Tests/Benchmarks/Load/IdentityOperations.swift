import Foundation
import Synchronization

extension Operation {
  /// What clients and backends of identity pools do most.
  static func all(_ subject: IdentitySubject) -> [Operation] {
    [
      developerToken(subject), getID(subject), getCredentials(subject), updateRecords(subject),
    ]
  }

  private static func developerToken(_ subject: IdentitySubject) -> Operation {
    let bodies = subject.developerUsers.map { user in
      body(GetIdInput(IdentityPoolId: subject.poolID, Logins: [IdentitySubject.provider: user]))
    }
    return fixed(
      "developer token (signed)",
      "GetOpenIdTokenForDeveloperIdentity",
      of: .identityPools,
      bodies,
      subject.gatehouse,
      isSigned: true
    )
  }

  private static func getID(_ subject: IdentitySubject) -> Operation {
    let bodies = subject.logins.map { logins in
      body(GetIdInput(IdentityPoolId: subject.poolID, Logins: logins))
    }
    return fixed("GetId", "GetId", of: .identityPools, bodies, subject.gatehouse)
  }

  private static func getCredentials(_ subject: IdentitySubject) -> Operation {
    let bodies = zip(subject.identities, subject.logins).map { identity, logins in
      body(CredentialsInput(IdentityId: identity, Logins: logins))
    }
    return fixed(
      "GetCredentialsForIdentity",
      "GetCredentialsForIdentity",
      of: .identityPools,
      bodies,
      subject.gatehouse
    )
  }

  /// Each connection writes one record of an identity of its own, so that none finds another's count.
  private static func updateRecords(_ subject: IdentitySubject) -> Operation {
    let writers = RecordWriters(subject.writers)
    return Operation(name: "UpdateRecords (signed)") { connection, _ in
      guard let turn = writers.take() else { throw Run.Exhausted() }
      let writer = turn.writer
      let input = body(
        UpdateInput(
          SyncSessionToken: writer.syncSessionToken,
          RecordPatches: [
            UpdateInput.Patch(Value: "\(turn.count)", SyncCount: turn.count)
          ]
        )
      )
      let response = try await connection.post(
        writer.path,
        headers: writer.signer.headers(
          service: "cognito-sync",
          method: "POST",
          path: writer.path,
          body: input,
          at: Date()
        ),
        body: input
      )
      try response.check("UpdateRecords")
      writers.giveBack(turn.index)
    }
  }

  private struct UpdateInput: Encodable {
    struct Patch: Encodable {
      let Op = "replace"
      let Key = "record"
      let Value: String
      let SyncCount: Int
    }
    let SyncSessionToken: String
    let RecordPatches: [Patch]
  }
}

/// The identities that write, each with the count that its record has.
private final class RecordWriters: Sendable {
  struct Turn {
    let index: Int
    let writer: IdentitySubject.Writer
    let count: Int
  }

  private let writers: [IdentitySubject.Writer]
  private let counts: Mutex<[Int]>
  private let free: Mutex<[Int]>

  init(_ writers: [IdentitySubject.Writer]) {
    self.writers = writers
    counts = Mutex([Int](repeating: 0, count: writers.count))
    free = Mutex(Array(writers.indices))
  }

  /// An identity that no connection writes at this moment.
  func take() -> Turn? {
    guard let index = free.withLock({ $0.popLast() }) else { return nil }
    return Turn(index: index, writer: writers[index], count: counts.withLock { $0[index] })
  }

  /// Its record has been written once more.
  func giveBack(_ index: Int) {
    counts.withLock { $0[index] += 1 }
    free.withLock { $0.append(index) }
  }
}
