import Cryptography
import Domain
import GatehouseStubs
import IdentityFederationCore
import IdentityFederationCredentials
import TestSupport
import Testing

@Suite("Session policies (DID-40)")
struct SessionPolicyTests {
  private static let dataset =
    "arn:aws:cognito-sync:us-east-1:123456789012:"
    + "identitypool/us-east-1:p/identity/us-east-1:i/dataset/d"

  private static func statement(
    _ effect: String,
    _ action: String,
    _ resource: String = "*"
  ) -> String {
    #"{"Effect":"\#(effect)","Action":"\#(action)","Resource":"\#(resource)"}"#
  }

  private static func policy(_ statements: String...) throws -> SessionPolicy {
    try SessionPolicy(
      #"{"Version":"2012-10-17","Statement":[\#(statements.joined(separator: ","))]}"#
    )
  }

  @Test("allow what a statement allows, and nothing else; a deny wins")
  func effects() throws {
    let list = "cognito-sync:ListRecords"
    func decision(_ statements: String...) throws -> SessionPolicy.Decision {
      try SessionPolicy(#"{"Statement":[\#(statements.joined(separator: ","))]}"#)
        .decision(on: list, Self.dataset)
    }
    #expect(try decision() == .notAllowed)
    for action in ["*", "cognito-sync:*", "cognito-sync:List*", "COGNITO-SYNC:listrecord?", list] {
      #expect(try decision(Self.statement("Allow", action)) == .allowed)
      #expect(
        try decision(Self.statement("Allow", "*"), Self.statement("Deny", action)) == .denied
      )
    }
    for action in ["cognito-sync:ListDatasets", "cognito-sync:", "sts:*", "*:ListRecord"] {
      #expect(try decision(Self.statement("Allow", action)) == .notAllowed)
    }
  }

  @Test("TRM-4: a denial of DescribeTerms denies DescribeTermsByClient, and no permission does")
  func impliedDenial() throws {
    let allow = Self.statement("Allow", "*")
    func decision(_ statements: String..., on action: String) throws -> SessionPolicy.Decision {
      try SessionPolicy(#"{"Statement":[\#(statements.joined(separator: ","))]}"#)
        .decision(on: action, "*")
    }
    let (terms, byClient) = ("cognito-idp:DescribeTerms", "cognito-idp:DescribeTermsByClient")
    #expect(try decision(allow, Self.statement("Deny", terms), on: byClient) == .denied)
    #expect(try decision(allow, Self.statement("Deny", byClient), on: terms) == .allowed)
    #expect(try decision(Self.statement("Allow", terms), on: byClient) == .notAllowed)
    #expect(try decision(allow, on: byClient) == .allowed)
  }

  @Test("are about resources, by wildcards within a part of their ARN")
  func resources() throws {
    func allows(_ resource: String) throws -> Bool {
      try Self.policy(Self.statement("Allow", "*", resource))
        .decision(on: "cognito-sync:ListRecords", Self.dataset) == .allowed
    }
    let start = "arn:aws:cognito-sync"
    for resource in [
      "*", Self.dataset, "\(start):*:*:*", "\(start):us-east-?:*:identitypool/*/dataset/d",
      "\(start):us-east-1:123456789012:identitypool/us-east-1:p/identity/*",
    ] {
      #expect(try allows(resource), "\(resource)")
    }
    for resource in [
      "\(start):*::*", "\(start):eu-west-1:*:*", "\(start):*:*:identitypool/*/dataset/e",
      "\(start):*:*:identitypool/*/dataset/D", "\(start):*:*:identitypool/us-east-1:p",
      "\(start)*:123456789012:x:y:*", "arn:aws:cognito-sync:*:*:",
    ] {
      #expect(try !allows(resource), "\(resource)")
    }
  }

  @Test(
    "with an element that is not judged are refused",
    arguments: [
      "{}", #"{"Statement":"x"}"#, #"{"Statement":[1]}"#,
      #"{"Version":"2020-01-01","Statement":[]}"#,
      #"{"Other":1,"Statement":[]}"#,
      // One of the two would not be judged.
      #"{"Statement":[{"Effect":"Deny","Action":"*","Resource":"*"}],"Statement":[]}"#,
      #"{"Statement":[{"Effect":"Deny","Effect":"Allow","Action":"*","Resource":"*"}]}"#,
      #"{"Statement":[{"Effect":"Allow","Action":"*","Resource":"*","Condition":{}}]}"#,
      #"{"Statement":[{"Effect":"Allow","Action":"*","Resource":"*","Principal":"*"}]}"#,
      #"{"Statement":[{"Effect":"Deny","NotAction":"sts:*","Resource":"*"}]}"#,
      #"{"Statement":[{"Effect":"Deny","Action":"*","NotResource":"*"}]}"#,
      #"{"Statement":[{"Effect":"deny","Action":"*","Resource":"*"}]}"#,
      #"{"Statement":[{"Action":"*","Resource":"*"}]}"#,
      #"{"Statement":[{"Effect":"Deny","Resource":"*"}]}"#,
      #"{"Statement":[{"Effect":"Deny","Action":"*"}]}"#,
      #"{"Statement":[{"Effect":"Deny","Action":[],"Resource":"*"}]}"#,
      #"{"Statement":[{"Effect":"Deny","Action":["*",1],"Resource":"*"}]}"#,
      #"{"Statement":[{"Effect":"Deny","Action":"ListRecords","Resource":"*"}]}"#,
      #"{"Statement":[{"Effect":"Deny","Action":"*","Resource":"dataset/d"}]}"#,
      #"{"Statement":[{"Effect":"Deny","Action":"*","Resource":"arn:aws:cognito-sync:*"}]}"#,
      #"{"Statement":[{"Effect":"Deny","Action":"*","Resource":"arn:aws:a:b:c:${aws:username}"}]}"#,
    ]
  )
  func malformed(_ text: String) {
    do throws(IdentityFederationFailure) {
      _ = try SessionPolicy(text)
      Issue.record("accepted: \(text)")
    } catch {
      #expect(error.reason == .malformedPolicy)
    }
  }

  @Test("give no ticket for an operation or a dataset that they do not allow")
  func tickets() async throws {
    let fixture = try await FederationFixture()
    func refusal(
      _ policy: SessionPolicy?,
      _ dataset: String = "d",
      method: String = "POST",
      path: String? = nil,
      service: String = "cognito-sync"
    ) async throws -> IdentityFederationFailure? {
      let issued = try TemporaryCredentials(
        sealer: try Sample.sealer(),
        random: StrongRandomSource()
      ).issue(for: try Sample.session(from: fixture.clock.now(), policy: policy))
      var signer = SessionSigner(issued)
      signer.service = service
      signer.method = method
      signer.messageHash = [UInt8](repeating: 1, count: SHA256.byteCount)
      signer.path =
        path
        ?? "/identitypools/us-east-1%253Ap/identities/us-east-1%253Ai/datasets/\(dataset)"
      return await fixture.refusal(of: signer.request(at: fixture.clock.now()))
    }
    func isRefused(_ failure: IdentityFederationFailure?) -> Bool {
      failure?.reason == .accessDenied
    }
    #expect(try await refusal(nil) == nil)
    let denyAll = try Self.policy(Self.statement("Deny", "*"))
    let denied = try #require(try await refusal(denyAll))
    #expect(
      denied.message
        == "User: arn:aws:sts::123456789012:assumed-role/reader/CognitoIdentityCredentials is not "
        + "authorized to perform: cognito-sync:UpdateRecords on resource: \(Self.dataset) with an "
        + "explicit deny in a session policy"
    )
    #expect(isRefused(denied))
    let records = try Self.policy(
      Self.statement("Allow", "cognito-sync:UpdateRecords", Self.dataset)
    )
    #expect(try await refusal(records) == nil)
    #expect(isRefused(try await refusal(records, "e")))
    #expect(isRefused(try await refusal(records, method: "DELETE")))
    #expect(isRefused(try await refusal(records, "d/subscriptions/x")))
  }
}
