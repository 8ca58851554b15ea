import Cryptography
import Domain
import IdentityFederationCredentials
import TestSupport
import Testing

@Suite("Temporary credentials: DID-35")
struct TemporaryCredentialsTests {
  private let now = Instant(unixSeconds: 1_795_219_200)

  private func credentials(_ sealer: Sealer? = nil) throws -> TemporaryCredentials {
    TemporaryCredentials(sealer: try sealer ?? Sample.sealer(), random: SequenceRandomSource())
  }

  private func open(
    _ issued: IssuedCredentials,
    token: String? = nil,
    key: String? = nil,
    by credentials: TemporaryCredentials
  ) -> OpenedCredentials? {
    credentials.open(
      Array((token ?? issued.sessionToken).utf8),
      accessKeyID: key ?? issued.accessKeyID
    )
  }

  @Test("another instance opens them and computes the same secret")
  func opened() throws {
    let session = try Sample.session(from: now)
    let issued = try credentials().issue(for: session)
    #expect(issued.accessKeyID.wholeMatch(of: /ASIA[A-Z2-7]{16}/) != nil)
    #expect(issued.secretKey.utf8.count == 40)
    #expect(issued.sessionToken.utf8.count <= 4096)
    #expect(issued.expiration == now.adding(seconds: 3600))
    let found = try #require(open(issued, by: try credentials()))
    #expect(found.session == .identity(session))
    #expect(found.secretKey == Array(issued.secretKey.utf8))
  }

  @Test("a token that was changed, swapped or made with other keys is none")
  func forged() throws {
    let credentials = try credentials()
    let issued = try credentials.issue(for: try Sample.session(from: now))
    let other = try credentials.issue(for: try Sample.session(from: now))
    #expect(issued.accessKeyID != other.accessKeyID)
    #expect(issued.secretKey != other.secretKey)
    #expect(open(issued, key: other.accessKeyID, by: credentials) == nil)
    #expect(open(issued, token: other.sessionToken, by: credentials) == nil)
    for token in ["", "x", "AAAA", String(issued.sessionToken.dropLast(4)), issued.secretKey] {
      #expect(open(issued, token: token, by: credentials) == nil)
    }
    var sealed = try #require(Base64.decode(issued.sessionToken))
    for place in [0, 1, 10, 40, sealed.count - 1] {
      sealed[place] ^= 1
      #expect(open(issued, token: Base64.encode(sealed), by: credentials) == nil)
      sealed[place] ^= 1
    }
    #expect(open(issued, token: Base64.encode(sealed), by: credentials) != nil)
    let stranger = try self.credentials(try Sample.sealer(8))
    #expect(open(issued, by: stranger) == nil)
  }

  @Test("a sealing key that was replaced opens its credentials, with the same secret")
  func rotation() throws {
    let issued = try credentials().issue(for: try Sample.session(from: now))
    let keys: [UInt32: [UInt8]] = [
      1: [UInt8](repeating: 7, count: 32), 2: [UInt8](repeating: 9, count: 32),
    ]
    let rotated = try credentials(try Sealer(keys: keys, current: 2))
    let found = try #require(open(issued, by: rotated))
    #expect(found.secretKey == Array(issued.secretKey.utf8))
    #expect(try rotated.issue(for: #require(found.identitySession)).secretKey != issued.secretKey)
  }

  @Test("a token stays within 4096 characters, however many logins there were")
  func length() throws {
    let logins = (0..<20).map { index in
      AuthenticationMethods.Login.developer(
        provider: "login.example",
        pool: Sample.pool,
        user: String(repeating: "u", count: 1000) + "\(index)"
      )
    }
    let session = try Sample.session(
      tags: ["k": String(repeating: "x", count: 459)],
      methods: AuthenticationMethods(logins),
      from: now
    )
    let issued = try credentials().issue(for: session)
    #expect(issued.sessionToken.utf8.count <= 4096)
    let found = try #require(open(issued, by: try credentials()))
    #expect(found.identitySession?.authenticationMethods.isAuthenticated == true)
    #expect(found.identitySession?.tags == session.tags)
  }

  @Test("what is sealed for another use is no session")
  func otherUse() throws {
    let sealer = try Sample.sealer()
    let sealed = try sealer.seal(Array("anything".utf8), associatedData: Array("elsewhere".utf8))
    let token = Array(Base64.encode(sealed).utf8)
    #expect(try credentials().open(token, accessKeyID: "ASIAAAAAAAAAAAAAAAAA") == nil)
  }
}
