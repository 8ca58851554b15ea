import Cryptography
import Domain
import IdentityFederationAccessKeys
import IdentityFederationCore
import IdentityFederationMessages
import IdentityFederationService
import PublicOperations
import RPC
import TestSupport
import Testing
import TicketTestSupport

@Suite("The ticket of VerifySignature")
struct TicketIssueTests {
  private static let message: [UInt8] = [10, 1, 97]
  private static let listUsers = "AWSCognitoIdentityProviderService.ListUsers"

  private func prepared() async throws -> FederationFixture {
    let fixture = try await FederationFixture()
    try await fixture.importKey(SignedRequest.accessKeyID, SignedRequest.secret)
    fixture.clock.set(Instant(unixSeconds: SignedRequest.unixSeconds))
    return fixture
  }

  private func response(
    _ request: VerifySignatureRequest,
    of fixture: FederationFixture
  ) async throws -> VerifySignatureResponse {
    try await fixture.federation.requestSignatures.verifySignature(
      request,
      context: fixture.context
    )
  }

  private func open(
    _ ticket: String?,
    _ api: String,
    _ operation: String,
    _ message: [UInt8],
    of fixture: FederationFixture
  ) throws -> OperationTicket {
    try TicketingChannel.testKeys().open(
      try #require(ticket),
      for: TicketedCall(
        api: api,
        operation: operation,
        messageHash: SHA256.digest(of: message),
        requestID: fixture.context.requestID
      ),
      at: fixture.clock.now()
    )
  }

  @Test("proves key and region for the operation that was signed, and for one message")
  func ticket() async throws {
    let fixture = try await prepared()
    let signed = SignedRequest.target(Self.listUsers)
    let ticket = try await response(signed.verification(of: Self.message), of: fixture).ticket
    let proved = try open(ticket, "cognito-idp", "ListUsers", Self.message, of: fixture)
    #expect(proved.principal == .accessKey(.init(id: SignedRequest.accessKeyID)))
    #expect(proved.region == "eu-west-1" && proved.issuedAt == fixture.clock.now())
    #expect(throws: TicketFault.otherCall) {
      try open(ticket, "cognito-idp", "AdminSetUserPassword", Self.message, of: fixture)
    }
    #expect(throws: TicketFault.otherCall) {
      try open(ticket, "cognito-idp", "ListUsers", Self.message + [0], of: fixture)
    }
  }

  @Test("is made of no request that has no message, and of none of the version before")
  func none() async throws {
    let fixture = try await prepared()
    let signed = SignedRequest.target(Self.listUsers)
    #expect(try await response(signed.verification(of: nil), of: fixture).ticket == nil)
    var old = SignatureVector.example.requestOfVersionBefore
    fixture.clock.set(Instant(unixSeconds: SignatureVector.example.unixSeconds))
    #expect(try await response(old, of: fixture).ticket == nil)
    old.messageHash = SHA256.digest(of: Self.message)
    #expect(await fixture.refusal(of: old)?.status.reason == "invalid_parameter")
  }

  @Test("is for what was signed: another canonical request is a wrong signature")
  func otherRequest() async throws {
    let fixture = try await prepared()
    let signed = SignedRequest.target(Self.listUsers)
    let other = SignedRequest.target("AWSCognitoIdentityProviderService.AdminSetUserPassword")
    var request = signed.verification(of: Self.message)
    request.canonicalRequest = other.canonical
    #expect(await fixture.refusal(of: request) == .signatureMismatch)
  }

  @Test("a header's signature is given no presigned request's life")
  func lifetime() async throws {
    let fixture = try await prepared()
    var request = SignedRequest.target(Self.listUsers).verification(of: Self.message)
    request.expiresSeconds = 900
    #expect(await fixture.refusal(of: request) == .signatureMismatch)
  }

  @Test("the operation is read from target, path or action")
  func operations() async throws {
    let fixture = try await prepared()
    let pool = "eu-west-1%253A11111111-1111-4111-8111-111111111111"
    var records = SignedRequest(method: "GET", service: "cognito-sync")
    records.path = "/identitypools/\(pool)/identities/\(pool)/datasets/a/records"
    var usage = SignedRequest(method: "GET", service: "cognito-sync")
    usage.path = "/identitypools"
    var caller = SignedRequest(method: "GET", service: "sts")
    caller.query = "Action=GetCallerIdentity&Version=2011-06-15"
    let form = SignedRequest.form("Version=2011-06-15&Action=Get%53essionToken")
    var ofVersionBefore = SignedRequest.form("Action=GetCallerIdentity&Version=2011-06-15")
    ofVersionBefore.sendsBody = false
    let tag = SignedRequest.target(
      "AWSCognitoIdentityService.TagResource",
      service: "cognito-identity"
    )
    for (request, operation) in [
      (records, "ListRecords"), (usage, "ListIdentityPoolUsage"), (caller, "GetCallerIdentity"),
      (form, "GetSessionToken"), (ofVersionBefore, "GetCallerIdentity"), (tag, "TagResource"),
    ] {
      let verification = request.verification(of: Self.message)
      let ticket = try await response(verification, of: fixture).ticket
      _ = try open(ticket, request.service, operation, Self.message, of: fixture)
    }
  }

  @Test("what names no operation of the signature's service gets none")
  func unnamed() async throws {
    let fixture = try await prepared()
    var twice = SignedRequest.target(Self.listUsers)
    twice.headers.append("x-amz-target:AWSCognitoIdentityProviderService.DeleteUserPool")
    var path = SignedRequest(method: "DELETE", service: "cognito-sync")
    path.path = "/identitypools"
    var action = SignedRequest(method: "GET", service: "sts")
    action.query = "Action=AssumeRoleWithWebIdentity"
    var twoActions = SignedRequest.form("Action=GetCallerIdentity&Version=2011-06-15")
    twoActions.query = "Action=GetSessionToken"
    var unknownBody = SignedRequest.form("Action=GetSessionToken&Version=2011-06-15")
    unknownBody.sendsBody = false
    for request in [
      SignedRequest(), twice, path, action, twoActions, unknownBody,
      SignedRequest.form("Action=GetSessionToken&Action=GetCallerIdentity"),
      SignedRequest.form("Action=AssumeRoleWithWebIdentity"), SignedRequest.form("Action=%zz"),
      SignedRequest.form("Action="), SignedRequest.form("Version=2011-06-15"),
      SignedRequest.target(Self.listUsers, service: "s3"),
      SignedRequest.target(Self.listUsers, service: "cognito-identity"),
      SignedRequest.target("ListUsers"),
    ] {
      let refusal = await fixture.refusal(of: request.verification(of: Self.message))
      #expect(refusal?.status.reason == "invalid_signature", "\(request.canonical)")
    }
  }

  @Test("DID-50 a body that was not signed names no action")
  func otherBody() async throws {
    let fixture = try await prepared()
    let signed = SignedRequest.form("Action=GetCallerIdentity&Version=2011-06-15")
    var request = signed.verification(of: Self.message)
    request.body = Array("Action=GetSessionToken&Version=2011-06-15".utf8)
    #expect(await fixture.refusal(of: request)?.status.reason == "invalid_signature")
  }
}
