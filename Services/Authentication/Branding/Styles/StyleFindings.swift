internal import AuthenticationCore
internal import JSON
internal import Logging
internal import PageStyles
internal import PublicOperations
internal import RPC

extension Branding {
  /// Tells the operator of colours that some users cannot tell apart, and of values that change nothing:
  /// in the event and in the log, for the call succeeds (BRA-6, BRA-8).
  func noteFindings(of style: StyleRecord, _ call: Call) throws(AuthenticationFailure) {
    let page = PageStyle(try style.document())
    let findings = page.contrastFindings + page.unusable.map { "\($0) is not used" }
    guard !findings.isEmpty else { return }
    call.note("the style is stored", inWords: findings.joined(separator: "; "))
    logger.notice(
      "a style has findings",
      metadata: [
        "user_pool": "\(style.userPoolID)", "client": "\(style.clientID)",
        "findings": .array(findings.prefix(32).map { "\($0)" }),
        "request_id": "\(call.context.requestID)",
      ]
    )
  }
}

extension AuthenticationFailure {
  static func styleNotFound(_ what: String) -> AuthenticationFailure {
    .resourceNotFound("There is no managed login branding for \(what).")
  }
}
