import AuthenticationMessages
import Cryptography
import Domain
import Foundation
import Markup
import RPC
import TestSupport
import Testing

@testable import GatewayService

@Suite("The pages of a user's own account")
struct AccountPageTests {
  private static let pool = "us-east-1_Example01"
  private static let client = "1example23456789abcdefghij"
  private static let hostile = "</p><script>alert(1)</script>\"'&"

  private static func rig() -> Rig {
    var rig = Rig { $0.publicURL = "http://gate.example" }
    rig.authentication = FakeService(sites: { (request) throws(RPCError) in
      guard request.userPoolId == pool else { return FindDomainResponse() }
      return FindDomainResponse(
        userPoolId: pool,
        canonicalBase: "http://gate.example/\(pool)",
        managedLoginVersion: 2
      )
    }) { (call) throws(RPCError) in
      guard call.method.hasSuffix("/GetUser") else { return [] }
      throw RPCError(code: .unauthenticated, reason: "access_token_revoked")
    }
    return rig
  }

  private static func token(
    authenticated seconds: Int64,
    by issuer: String = pool
  ) -> [UInt8] {
    let claims =
      #"{"iss":"http://gate.example/\#(issuer)","client_id":"\#(client)","auth_time":\#(seconds)}"#
    let parts = ["{}", claims, "signature"].map { Base64URL.encode(Array($0.utf8)) }
    return Array(parts.joined(separator: ".").utf8)
  }

  @Test("ACC-1: a browser is sent to sign in at the client that it names, with PKCE")
  func begin() async throws {
    let reply = try await Self.rig().reply(
      to: .get("/\(Self.pool)/account?client_id=\(Self.client)")
    )
    #expect(reply.status == 303)
    let target = try #require(reply["location"])
    #expect(target.hasPrefix("/\(Self.pool)/oauth2/authorize?client_id=\(Self.client)&"))
    #expect(target.contains("redirect_uri=http%3A%2F%2Fgate.example%2F\(Self.pool)%2Faccount&"))
    #expect(target.contains("code_challenge_method=S256") && target.contains("code_challenge="))
    #expect(!target.contains("prompt="))
    let cookie = try #require(reply["set-cookie"])
    #expect(cookie.hasPrefix("gatehouse-account-flow-Example01=") && cookie.contains("HttpOnly"))
  }

  @Test(
    "ACC-1: without a client, and with an answer that this browser did not ask for, they are closed",
    arguments: ["", "?client_id=x", "?code=a&state=b", "?state=b&error=access_denied"]
  )
  func closed(query: String) async throws {
    let reply = try await Self.rig().reply(to: .get("/\(Self.pool)/account\(query)"))
    #expect(reply.status == 400 && reply.body.contains("Login pages unavailable"))
  }

  @Test("ACC-1: a proof of ten minutes ago is none")
  func proof() throws {
    let access = try #require(AccountAccess(Self.token(authenticated: 1_000_000)))
    #expect(access.client.text == Self.client)
    #expect(access.isProved(at: Instant(unixSeconds: 1_000_599)))
    #expect(!access.isProved(at: Instant(unixSeconds: 1_000_600)))
    for wrong in ["", "a.b.c", "a.e30.c", "a..c"] {
      #expect(AccountAccess(Array(wrong.utf8)) == nil)
    }
  }

  /// A form of a page, from a browser whose user signed in long ago.
  private static func submit(
    _ action: String,
    at path: String,
    clock: (any WallClock)? = nil
  ) async throws -> Reply {
    var rig = Rig { $0.publicURL = "http://gate.example" }
    if let clock { rig.clock = clock }
    rig.authentication = FakeService.finding { request in
      guard request.userPoolId == pool else { return FindDomainResponse() }
      return FindDomainResponse(
        userPoolId: pool,
        canonicalBase: "http://gate.example/\(pool)",
        managedLoginVersion: 2,
        acrValues: ["low", "high"]
      )
    }
    let access =
      "gatehouse-account-Example01="
      + Base64URL.encode(Self.token(authenticated: 1_000_000))
    let target = "/\(pool)/account\(path)"
    return try await rig.visit(target) { visit, port in
      let page = try await PageVisit.open(target, port: port, cookie: access)
      let request = TestRequest(
        target: target,
        headers: [
          ("Host", "gate.example"), ("Content-Type", "application/x-www-form-urlencoded"),
          ("Origin", "http://gate.example"), ("Sec-Fetch-Site", "same-origin"),
          ("Cookie", "\(access); \(page.cookie)"),
        ],
        body: Array("_csrf=\(page.code)&action=\(action)".utf8)
      )
      return try await Wire.exchange(request, port: port)
    }
  }

  @Test(
    "ACC-1: what decides who gets in needs a fresh proof at each page: another page's form is no way around it",
    arguments: AccountAction.allCases.filter(\.needsProof),
    ["", "/sessions", "/activity", "/connections"]
  )
  func provedAnew(action: AccountAction, path: String) async throws {
    let reply = try await Self.submit(action.rawValue, at: path)
    let target = try #require(reply["refresh"])
    #expect(reply.status == 200 && target.hasPrefix("0; url=/\(Self.pool)/oauth2/authorize?"))
    #expect(target.contains("prompt=login&acr_values=high"), "\(target)")
  }

  @Test("ACC-1: the token of another pool is none", arguments: [pool, "us-east-1_Another01"])
  func issued(by issuer: String) async throws {
    let token = Base64URL.encode(Self.token(authenticated: 1_000_000, by: issuer))
    let reply = try await Self.rig().reply(
      to: .get("/\(Self.pool)/account", [("Cookie", "gatehouse-account-Example01=\(token)")])
    )
    // The own one is asked about at the service, which has no answer here.
    #expect((reply.status == 400) == (issuer != Self.pool), "\(reply.status)")
  }

  @Test("ACC-1: who leaves is signed out at the client")
  func left() async throws {
    let reply = try await Self.submit("leave", at: "")
    let target = try #require(reply["location"])
    #expect(target.hasPrefix("/\(Self.pool)/logout?client_id=\(Self.client)&"))
    let back = "http%3A%2F%2Fgate.example%2F\(Self.pool)%2Faccount"
    #expect(target.hasSuffix("post_logout_redirect_uri=\(back)"))
    #expect(reply["set-cookie"]?.hasPrefix("gatehouse-account-Example01=;") == true)
  }

  @Test("ACC-1: a proof is one for ten minutes of the clock, and no second longer")
  func aged() async throws {
    let clock = ManualClock(Instant(unixSeconds: 1_000_599))
    let fresh = try await Self.submit("forget", at: "/devices", clock: clock)
    #expect(fresh.status == 303 && fresh["location"]?.contains("authorize") == false)
    clock.advance(by: .seconds(1))
    let old = try await Self.submit("forget", at: "/devices", clock: clock)
    #expect(old.status == 200 && old["refresh"]?.contains("prompt=login") == true)
  }

  @Test(
    "ACC-1: what ends sessions needs none",
    arguments: ["end", "end-all", "disconnect", "disown"]
  )
  func ended(action: String) async throws {
    let reply = try await Self.submit(action, at: "/sessions")
    #expect(reply.status == 303 && reply["location"]?.contains("authorize") == false)
  }

  private static var user: GetUserResponse {
    GetUserResponse(
      username: hostile,
      userAttributes: [
        AttributeType(name: "email", value: hostile), AttributeType(name: "name", value: hostile),
      ],
      preferredMfaSetting: "SMS_MFA",
      userMfaSettingList: ["SMS_MFA", "SOFTWARE_TOKEN_MFA"]
    )
  }

  private static var pages: [Page] {
    let device = OwnDevice(deviceKey: hostile, name: hostile, lastIpAddress: hostile)
    let session = SessionDescriptionType(sessionId: hostile, deviceType: hostile)
    let key = WebAuthnCredentialDescription(
      credentialId: hostile,
      friendlyCredentialName: hostile
    )
    let account = DescribeOwnAccountResponse(
      clientName: hostile,
      identities: [
        OwnIdentity(provider: hostile, subject: hostile, isRemovable: true),
        OwnIdentity(provider: hostile, subject: hostile, isRemovable: false),
      ],
      factorsToAdd: ["EMAIL_OTP", "SMS_MFA", "SOFTWARE_TOKEN_MFA", "UNKNOWN"],
      mayAddPasskey: true,
      recoveryCodesLeft: 3,
      mayRenewRecoveryCodes: true,
      applications: [OwnApplication(clientId: hostile, name: hostile)]
    )
    let kinds = [
      "SignIn", "SignUp", "ForgotPassword", "PasswordChange", "ResendCode", "Factor",
      "PasskeyAdded", "PasskeyRemoved", "Device", "Profile", "Other",
    ]
    let activities = kinds.map { kind in
      OwnActivity(
        eventId: hostile,
        kind: kind,
        response: "Pass",
        deviceName: hostile,
        city: hostile
      )
    }
    func drawing(_ section: AccountSection) -> AccountDrawing {
      AccountDrawing(section, user, account, below: "/p")
    }
    return [
      drawing(.signIn).signIn(passkeys: [key]), drawing(.authenticator).authenticator("JBSWY3DP"),
      drawing(.passkey).newPasskey(hostile), drawing(.recoveryCodes).recoveryCodes([hostile]),
      drawing(.connections).connections([
        SessionDescriptionType(sessionId: hostile, clientId: hostile)
      ]), drawing(.activity).activity(activities),
      drawing(.devices).devices([device, device]), drawing(.sessions).sessions([session]),
      drawing(.profile).profile,
      drawing(.data).data(devices: [device], sessions: [session], passkeys: [key]),
    ]
  }

  @Test("JS-3, PAG-10: each has one heading, a menu, and nothing of a stranger's as markup")
  func drawn() {
    for page in Self.pages {
      let layout = PageLayout(language: .english, formCode: { _ in "code" }, requestID: "request")
      let html = layout.html(page).text
      #expect(html.components(separatedBy: "<h1>").count == 2)
      #expect(html.components(separatedBy: "<script").count == 2 && !html.contains("\"'&"))
      #expect(html.components(separatedBy: "aria-current=\"page\"").count == 2)
      #expect(html.utf8.count <= 12 * 1024, "\(html.utf8.count)")
      #expect(!html.contains(" style="))
    }
  }

  @Test(
    "ACC-8: the data stand a line for each value, whatever they hold",
    arguments: [
      (#"{"a":[],"b":{},"c":null}"#, "{\n  \"a\": [],\n  \"b\": {},\n  \"c\": null\n}"),
      (
        #"{"a":["{,}","\"[:","\\"]}"#,
        "{\n  \"a\": [\n    \"{,}\",\n    \"\\\"[:\",\n    \"\\\\\"\n  ]\n}"
      ),
      ("[]", "[]"),
    ]
  )
  func indented(json: String, text: String) {
    #expect(IndentedJSON(json).text == text)
  }

  @Test("ACC-5: what a form does not change is not written")
  func changes() {
    let form = Parameters(form: Array("name=&given_name=Ada&birthdate=&x=y".utf8))
    let changes = AccountProfile.changes(form, of: Self.user)
    #expect(changes.map(\.name) == ["name", "given_name"])
    #expect(changes.map(\.value) == ["", "Ada"])
  }
}
