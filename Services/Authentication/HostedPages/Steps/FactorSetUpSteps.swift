internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationSignIn
internal import AuthenticationStubs
internal import Cryptography
internal import GatehouseStubs

extension PageStep {
  /// `/mfa/setup`: an authenticator, whose secret the page shows as a QR code and as text.
  static let authenticatorSetUp = PageStep(
    page: .authenticatorSetUp,
    needsFlow: true,
    show: { (visit, view) throws(AuthenticationFailure) in
      view.keyUri = visit.flow?.secret.map { visit.keyURI($0) }
    },
    submit: { (pages, visit) async throws(AuthenticationFailure) in
      let verification = VerifySoftwareTokenRequest(
        session: visit.flow?.session,
        userCode: try visit.required(PageFields.code).filter { $0.isNumber },
        friendlyDeviceName: visit.field(PageFields.name)
      )
      let verified = try await pages.carryOut(
        .verifySoftwareToken,
        visit,
        username: visit.flow?.username
      ) { (call) async throws(AuthenticationFailure) in
        try await pages.signIn.verifySoftwareToken(verification, call: call)
      }
      return try await pages.carryOut(
        .respondToAuthChallenge,
        visit,
        username: visit.flow?.username
      ) {
        (call) async throws(AuthenticationFailure) in
        try await pages.respond("MFA_SETUP", visit, [:], session: verified.session, call)
      }
    }
  )

  /// `/mfa/email`: an address that becomes a second factor.
  static let emailSetUp = PageStep(page: .emailSetUp, needsFlow: true) {
    (pages, visit) async throws(AuthenticationFailure) in
    let address = try visit.required(PageFields.email).filter { !$0.isWhitespace }
    return try await pages.carryOut(.respondToAuthChallenge, visit, username: visit.flow?.username)
    {
      (call) async throws(AuthenticationFailure) in
      try await pages.respond("MFA_SETUP", visit, ["EMAIL": address], call)
    }
  }
}

extension PageVisit {
  /// What an authenticator reads from the QR code (the Key URI format of Google Authenticator).
  fileprivate func keyURI(_ secret: String) -> String {
    // Apps show a plus as it is: a space is %20 there.
    let issuer = PercentEncoding.escape(client.name.utf8)
    let account = PercentEncoding.escape((flow?.username ?? "").utf8)
    return "otpauth://totp/\(issuer):\(account)?secret=\(secret)&issuer=\(issuer)"
  }
}
