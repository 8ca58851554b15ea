internal import Cryptography
internal import Domain
internal import PublicOperations
internal import Testing

@Suite("Operation tickets")
struct TicketTests {
  private static let call = TicketedCall(
    api: "cognito-idp",
    operation: "ListUsers",
    messageHash: SHA256.digest(of: [1, 2, 3]),
    requestID: "r-1"
  )
  private static let issuedAt = Instant(unixSeconds: 1_795_219_200)
  private static let key = [UInt8](repeating: 7, count: 32)
  private static let principals: [Principal] = [
    .accessKey(Principal.AccessKey(id: "AKIATICKETS000000001")),
    .identity(
      Principal.TemporaryCredentials(
        accessKeyID: "ASIATICKETS000000001",
        identityPoolID: "eu-west-1:11111111-1111-4111-8111-111111111111",
        identityID: "eu-west-1:22222222-2222-4222-8222-222222222222",
        roleARN: "arn:aws:iam::123456789012:role/guest",
        sessionName: "CognitoIdentityCredentials",
        tags: ["team": "blue", "empty": ""],
        isAuthenticated: true,
        expiresAt: Instant(unixSeconds: 1_795_222_800)
      )
    ),
  ]

  private static func keys(_ key: [UInt8] = TicketTests.key, id: UInt32 = 1) throws -> TicketKeys {
    try TicketKeys(keys: [id: key], current: id)
  }

  private static func ticket(_ principal: Principal = TicketTests.principals[0]) -> OperationTicket
  {
    OperationTicket(principal: principal, region: "eu-west-1", issuedAt: issuedAt)
  }

  private func fault(
    _ text: String,
    _ call: TicketedCall = TicketTests.call,
    at now: Instant = TicketTests.issuedAt
  )
    throws -> TicketFault?
  {
    let keys = try Self.keys()
    do throws(TicketFault) {
      _ = try keys.open(text, for: call, at: now)
      return nil
    } catch {
      return error
    }
  }

  @Test("prove the whole principal and the region of the call that they were made for")
  func proved() throws {
    for principal in Self.principals {
      let ticket = Self.ticket(principal)
      let text = try Self.keys().seal(ticket, for: Self.call)
      #expect(try Self.keys().open(text, for: Self.call, at: Self.issuedAt) == ticket)
    }
  }

  @Test("prove nothing of another API, operation, message or request")
  func otherCall() throws {
    let text = try Self.keys().seal(Self.ticket(), for: Self.call)
    let (api, operation) = (Self.call.api, Self.call.operation)
    let (hash, request) = (Self.call.messageHash, Self.call.requestID)
    let others = [
      ("cognito-sync", operation, hash, request),
      (api, "AdminSetUserPassword", hash, request),
      (api, operation, SHA256.digest(of: [1, 2, 4]), request),
      (api, operation, [], request),
      (api, operation, hash, "r-2"),
      // The same bytes, divided in another place.
      ("cognito-id", "pListUsers", hash, request),
    ]
    for (api, operation, hash, request) in others {
      let call = TicketedCall(
        api: api,
        operation: operation,
        messageHash: hash,
        requestID: request
      )
      #expect(try fault(text, call) == .otherCall)
    }
  }

  @Test("prove nothing when a byte of them is changed, cut or added")
  func changed() throws {
    let text = try Self.keys().seal(Self.ticket(Self.principals[1]), for: Self.call)
    let bytes = try #require(Base64.decode(text))
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 1
      #expect(try fault(Base64.encode(changed)) != nil, "byte \(index)")
    }
    for text in ["", "x", Base64.encode(bytes.dropLast()), Base64.encode(bytes + [0])] {
      #expect(try fault(text) != nil)
    }
    #expect(try fault(String(repeating: "A", count: 100_000)) == .malformed)
  }

  @Test("are good for a minute to either side of this machine's clock")
  func time() throws {
    let text = try Self.keys().seal(Self.ticket(), for: Self.call)
    for (millis, expected) in [
      (-60_001, .notYetCurrent), (-60_000, nil), (60_000, nil), (60_001, .expired),
    ] as [(Int64, TicketFault?)] {
      let now = Instant(unixMillis: Self.issuedAt.unixMillis + millis)
      #expect(try fault(text, at: now) == expected, "\(millis)")
    }
  }

  @Test("are believed of each key that is held, and of no other")
  func rotation() throws {
    let old = try Self.keys().seal(Self.ticket(), for: Self.call)
    let next = [UInt8](repeating: 8, count: 32)
    let both = try TicketKeys(keys: [1: Self.key, 2: next], current: 2)
    #expect(try both.open(old, for: Self.call, at: Self.issuedAt) == Self.ticket())
    let new = try both.seal(Self.ticket(), for: Self.call)
    #expect(try fault(new) == .unknownKey)
    let other = try Self.keys(next).seal(Self.ticket(), for: Self.call)
    #expect(try fault(other) == .otherCall)
  }

  @Test("need keys of 32 bytes, and a current one")
  func weakKeys() {
    #expect(throws: TicketFault.self) {
      try TicketKeys(keys: [1: [UInt8](repeating: 7, count: 31)], current: 1)
    }
    #expect(throws: TicketFault.self) { try TicketKeys(keys: [1: Self.key], current: 2) }
  }

  @Test("a principal survives its message")
  func messages() {
    for principal in Self.principals { #expect(Principal(principal.message) == principal) }
    #expect(Principal(Principal.anonymous.message) == nil)
  }
}
