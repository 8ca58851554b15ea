import AuthenticationMessages
import Foundation
import GatehouseStubs
import HTTPTypes
import HummingbirdCore
import Markup
import Protobuf
import RPC
import Testing

@testable import GatewayService

/// The pages of a sign-in as the gateway draws them; what they do is tested with the service itself.
@Suite("The pages of a sign-in", .timeLimit(.minutes(20)))
struct SignInPageTests {
  private static let hostile = #"<script>alert(1)</script>"'&"#

  /// A view in which every member has a value that would run as a script if it were not escaped.
  private static func view(_ page: HostedPage) -> HostedPageView {
    HostedPageView(
      page: page.rawValue,
      clientName: hostile,
      carried: [
        AuthorizationParameter(name: "client_id", value: "1example"),
        AuthorizationParameter(name: "state", value: hostile),
      ],
      destinationOrigin: "https://app.example",
      step: hostile,
      username: hostile,
      nameKind: "email",
      offersSignUp: true,
      offersPasswordReset: true,
      medium: "EMAIL",
      address: hostile,
      factors: [
        "SOFTWARE_TOKEN_MFA", "SMS_MFA", "EMAIL_OTP", "PASSWORD", "SMS_OTP", "WEB_AUTHN", hostile,
      ],
      attributes: [
        HostedPageAttribute(name: "custom:" + hostile, isRequired: true, type: "String"),
        HostedPageAttribute(name: "birthdate", isRequired: false, type: "String"),
      ],
      rules: HostedPasswordRules(
        minimumLength: 12,
        needsLowercase: true,
        needsUppercase: true,
        needsNumber: true,
        needsSymbol: true
      ),
      secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
      keyUri: "otpauth://totp/Example:ada%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Example",
      recoveryCodes: "k3mf9-x2qpt 4kq7m-2xd9p",
      notice: HostedPageNotice(
        word: "refused_by_function",
        field: "username",
        detail: hostile,
        reference: hostile
      ),
      typed: [AuthorizationParameter(name: "requiredAttributes[birthdate]", value: hostile)],
      secondsLeft: 170,
      providers: [hostile],
      takesRecoveryCode: true,
      similarAddresses: [hostile],
      browserChallenge: hostile,
      remembering: "ASK",
      rememberedDays: 30,
      passkeyOptions: hostile,
      passkeySession: hostile
    )
  }

  private static func drawn(_ view: HostedPageView, below base: String = "") -> String {
    let layout = PageLayout(language: .english, formCode: { _ in "code" }, requestID: "request")
    return layout.html(PageDrawing(view, below: base).page).text
  }

  private static func rig(_ answer: @escaping @Sendable (String) -> [UInt8]?) -> Rig {
    var rig = Rig { $0.publicURL = "http://gate.example" }
    rig.authentication = FakeService(sites: { (request) throws(RPCError) in
      let pool = "us-east-1_Example01"
      guard request.userPoolId == pool else { return FindDomainResponse() }
      return FindDomainResponse(
        userPoolId: pool,
        canonicalBase: "http://gate.example/\(pool)",
        managedLoginVersion: 1
      )
    }) { (call) throws(RPCError) in
      guard !call.recordsRefusals else { return [] }
      guard let bytes = answer(call.method) else { throw RPCError(code: .internalError) }
      return bytes
    }
    return rig
  }

  private static func showing(_ response: ShowHostedPageResponse) -> [UInt8]? {
    try? response.encoded()
  }

  @Test("PAG-10: each has one heading, and at most 10 KB", arguments: HostedPage.allCases)
  func size(page: HostedPage) {
    let html = Self.drawn(Self.view(page))
    #expect(html.components(separatedBy: "<h1>").count == 2)
    #expect(html.utf8.count <= 10 * 1024, "\(html.utf8.count)")
    #expect(html.contains("<html lang=\"en\" dir=\"ltr\">") && html.contains("<title>Error: "))
  }

  @Test(
    "JS-3: nothing that anybody typed or named stands in a page as markup",
    arguments: HostedPage.allCases
  )
  func escaped(page: HostedPage) {
    let html = Self.drawn(Self.view(page))
    #expect(!html.contains("<script>") && !html.contains("\"'&"))
    #expect(html.components(separatedBy: "<script").count == 2)
    // JS-2: the policy lets neither run.
    #expect(!html.contains(" style=") && !html.contains(" onclick="))
  }

  @Test("PAG-10: style sheet and script are small, and named by what is in them")
  func assets() async throws {
    #expect(PageAssets.styleSheet.bytes.count <= 12 * 1024)
    #expect(PageAssets.script.bytes.count <= 10 * 1024)
    for asset in PageAssets.all {
      let reply = try await Self.rig { _ in nil }.reply(to: .get(asset.path))
      #expect(reply.status == 200 && reply["content-type"] == asset.contentType)
      #expect(reply["cache-control"] == "public, max-age=31536000, immutable")
      #expect(Self.drawn(Self.view(.login)).contains("\"\(asset.path)\""))
    }
  }

  @Test("PAG-2: what the application asked for travels on each link, below the pool's path")
  func carried() {
    var view = Self.view(.login)
    view.carried = [
      AuthorizationParameter(name: "client_id", value: "1example"),
      AuthorizationParameter(name: "state", value: "a b&c"),
    ]
    let html = Self.drawn(view, below: "/us-east-1_Example")
    for path in ["signup", "forgotPassword"] {
      let address = "/us-east-1_Example/\(path)?client_id=1example&amp;state=a+b%26c"
      #expect(html.contains("href=\"\(address)\""))
    }
  }

  @Test("PAG-6: browsers and password managers know each field")
  func autocomplete() {
    let login = Self.drawn(Self.view(.login))
    #expect(
      login.contains("name=\"username\"") && login.contains("autocomplete=\"username webauthn\"")
    )
    #expect(login.contains("autocomplete=\"current-password\""))
    let sent = Self.drawn(Self.view(.confirm))
    #expect(sent.contains("inputmode=\"numeric\" autocomplete=\"one-time-code\""))
    // Recovery codes have letters.
    let code = Self.drawn(Self.view(.factorCode))
    #expect(!code.contains("inputmode"))
    #expect(code.components(separatedBy: "autocomplete=\"one-time-code\"").count == 2)
    for page in [HostedPage.signUp, .newPassword, .confirmForgotPassword] {
      #expect(Self.drawn(Self.view(page)).contains("autocomplete=\"new-password\""))
    }
  }

  @Test(
    "A11-1: a refusal leads to its field, which is described by it",
    arguments: HostedPageNoticeWord.allCases
  )
  func notices(word: HostedPageNoticeWord) {
    var view = Self.view(.login)
    view.notice = HostedPageNotice(word: word.rawValue, field: "password", reference: "earlier")
    let html = Self.drawn(view)
    let isBad = PageAlert(word, detail: nil).tone == .bad
    #expect(html.contains("<title>Error: ") == isBad)
    #expect(
      html.contains("role=\"\(PageAlert(word, detail: nil).tone == .ok ? "status" : "alert")\"")
    )
    #expect(html.contains("href=\"#password\""))
    #expect(html.contains("aria-invalid=\"true\" aria-describedby=\"password-error\""))
    // PAG-4: the request that was refused, not the one that shows it.
    #expect(html.contains("<code>earlier</code>") == isBad)
  }

  @Test("A11-4: a QR code is named, and its key stands beside it in groups")
  func picture() {
    let html = Self.drawn(Self.view(.authenticatorSetUp))
    #expect(html.contains("<svg role=\"img\" aria-label=\"QR code with the key below\""))
    #expect(html.contains("JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP"))
    #expect(html.contains("href=\"otpauth://totp/Example:ada%40example.com?secret="))
  }

  @Test("JS-1: what needs script is hidden without it")
  func hidden() {
    let codes = Self.drawn(Self.view(.recoveryCodes))
    #expect(codes.components(separatedBy: "data-script=").count == 3)
    #expect(codes.components(separatedBy: " hidden>").count == 3)
    #expect(codes.contains("<li>k3mf9-x2qpt</li>"))
  }

  @Test(
    "SEC-3: forms go here and to the one origin that was checked",
    arguments: [
      ("https://app.example", "'self' https://app.example"), ("myapp:", "'self' myapp:"),
      ("https://a; script-src *", "'self'"), ("*", "'self'"), ("", "'self'"),
    ]
  )
  func policy(destination: String, targets: String) throws {
    var view = Self.view(.login)
    view.destinationOrigin = destination
    let layout = PageLayout(language: .english, formCode: { _ in "code" }, requestID: "request")
    let response = layout.response(PageDrawing(view, below: "").page)
    let policy = try #require(response.headers[.contentSecurityPolicy])
    #expect(policy.hasSuffix("form-action \(targets)"))
    #expect(policy.contains("script-src 'self'; ") && policy.contains("default-src 'none'"))
  }

  @Test("a form goes to the service as it was typed, and its answer is a redirect")
  func submitted() async throws {
    let rig = Self.rig { method in
      if method.hasSuffix("ShowHostedPage") {
        return Self.showing(ShowHostedPageResponse(view: Self.view(.login)))
      }
      return try? SubmitHostedPageResponse(
        move: HostedPageMove(
          page: "factor_code",
          carried: [AuthorizationParameter(name: "state", value: "a&b")]
        ),
        flow: HostedPageFlow(value: [1, 2, 3], seconds: 180)
      ).encoded()
    }
    let target = "/us-east-1_Example01/login?client_id=1example&state=a%26b"
    let reply = try await rig.visit(target) { (visit, port) in
      var form = visit.form
      form.body += Array("&username=ada%40example.com&password=a+b%2Bc".utf8)
      return try await Wire.exchange(form, port: port)
    }
    #expect(reply.status == 303)
    #expect(reply["location"] == "/us-east-1_Example01/mfa?state=a%26b")
    let call = try #require(rig.authentication.calls.last)
    let request = try SubmitHostedPageRequest(decoding: call.message)
    #expect(request.page == "login" && request.userPoolId == "us-east-1_Example01")
    let fields = request.fields.filter { $0.name == "password" || $0.name == "username" }
    #expect(fields.map(\.value) == ["a b+c", "ada@example.com"])
  }

  @Test("SEC-4: the browser leaves to no address that could run or hide where it goes")
  func leaving() async throws {
    for (location, expected) in [
      ("https://app.example/cb?a=1", "https://app.example/cb?a=1"),
      ("javascript:alert(1)", "/error"), ("https://good@evil.example/", "/error"),
    ] {
      let rig = Self.rig { method in
        if method.hasSuffix("ShowHostedPage") {
          return Self.showing(ShowHostedPageResponse(view: Self.view(.login)))
        }
        return try? SubmitHostedPageResponse(
          move: HostedPageMove(redirect: AuthorizationRedirect(uri: location))
        ).encoded()
      }
      let reply = try await rig.visit("/login?client_id=1example") { (visit, port) in
        try await Wire.exchange(visit.form, port: port)
      }
      #expect(reply.status == 303 && reply["location"] == expected)
    }
  }

  @Test("a fault and a limit are told without a word of what was behind them")
  func faults() async throws {
    let rig = Self.rig { _ in nil }
    let reply = try await rig.reply(to: .get("/login?client_id=1example"))
    #expect(reply.status == 500 && reply.body.contains("Something went wrong."))
  }
}
