internal import Cryptography
internal import Domain

@testable internal import IdentityFederationCredentials
@testable internal import PublicOperations
@testable internal import TokenIssuanceService

/// Reads what proves a caller, with and without the key that it would have to be made with: tickets, the
/// records of sessions, their policies and refresh tokens.
enum ProofReading {
  private static let key = [UInt8](repeating: 7, count: 32)
  private static let call = TicketedCall(
    api: "cognito-idp",
    operation: "ListUsers",
    messageHash: [1],
    requestID: "1"
  )

  static func read(_ bytes: [UInt8]) {
    readTicket(bytes)
    readSession(bytes)
    readPolicy(String(decoding: bytes, as: UTF8.self))
    let pool = UserPoolID("us-east-1_123456789")
    if let pool, let sealer = try? Sealer(keys: [1: key], current: 1) {
      let codec = RefreshTokenCodec(sealer: sealer)
      // No fuzzer has the key.
      precondition(codec.parse(bytes, for: pool) == nil)
      _ = codec.unproved(bytes)
    }
  }

  private static func readTicket(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let keys = try? TicketKeys(keys: [1: key], current: 1) else { return }
    precondition((try? keys.open(text, for: call, at: Instant(unixMillis: 0))) == nil)
    // What the key has proved: a service of another version wrote it.
    guard (try? OperationTicket.keyID(of: bytes)) != nil, let ticket = try? OperationTicket(bytes)
    else { return }
    guard let sealed = try? keys.seal(ticket, for: call),
      let again = try? keys.open(sealed, for: call, at: ticket.issuedAt)
    else { return }
    precondition(again == ticket)
  }

  private static func readSession(_ bytes: [UInt8]) {
    guard let (session, accessKeyID) = SessionRecord.decode(bytes) else {
      return readKeySession(bytes)
    }
    // Written again it is the same session, unless it is too long to be written.
    guard let written = SessionRecord.encode(session, accessKeyID: accessKeyID) else { return }
    guard let (again, sameKeyID) = SessionRecord.decode(written) else {
      preconditionFailure("a session that was read cannot be written")
    }
    precondition(sameKeyID == accessKeyID && again.policy == session.policy)
    precondition(again.identity == session.identity && again.tags == session.tags)
  }

  private static func readKeySession(_ bytes: [UInt8]) {
    guard let (session, id) = AccessKeySessionRecord.decode(bytes),
      let written = AccessKeySessionRecord.encode(session, accessKeyID: id)
    else { return }
    guard let (again, sameID) = AccessKeySessionRecord.decode(written) else {
      preconditionFailure("a key's session that was read cannot be written")
    }
    precondition(sameID == id && again == session)
  }

  private static func readPolicy(_ text: String) {
    guard let policy = try? SessionPolicy(text) else { return }
    let arn = "arn:aws:cognito-sync:us-east-1:1:identitypool/p/identity/i/dataset/d"
    for action in ["cognito-sync:ListRecords", "sts:GetCallerIdentity"] {
      _ = policy.decision(on: action, arn)
    }
    precondition(policy.text == text)
  }
}
