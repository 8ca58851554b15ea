internal import AssertionReaderMessages
internal import Domain

/// Whether what a provider signed counts here and now (SAML Profiles §4.1.4.3, RFC 7522 §3).
struct AssertionChecks {
  let issuer: String
  let expectations: SAMLExpectations
  let now: Instant

  private static let success = "urn:oasis:names:tc:SAML:2.0:status:Success"
  private static let bearer = "urn:oasis:names:tc:SAML:2.0:cm:bearer"
  /// What clocks may differ by.
  private static let skewMillis: Int64 = 60_000

  /// The assertion of a document whose signature was verified.
  func assertion(_ read: ReadAssertionResponse) throws(SAMLRefusal) -> ProvedAssertion {
    guard let assertion = read.assertion, let id = assertion.id, let subject = assertion.subject,
      let name = subject.text, SubjectRule.openIDConnect.permits(name)
    else { throw .malformed }
    guard assertion.issuer == issuer else { throw .otherIssuer }
    // A name of another domain than the provider's could be that of another user.
    guard subject.nameQualifier ?? issuer == issuer else { throw .otherIssuer }
    if let response = read.response { try check(response) }
    let audience = try audience(of: assertion)
    var ends = [try confirmationEnd(of: assertion)]
    try check(notBefore: assertion.notBeforeUnixMillis)
    ends += [assertion.notOnOrAfterUnixMillis].compactMap { $0 }
    let sessionEnds = assertion.authnStatements.compactMap(\.sessionNotOnOrAfterUnixMillis)
    ends += sessionEnds
    let end = ends.reduce(Int64.max, min)
    guard now.unixMillis < Self.later(end) else {
      throw .expired(at: Instant(unixMillis: end).unixSeconds)
    }
    return ProvedAssertion(
      id: id,
      issuer: issuer,
      nameID: name,
      nameIDFormat: subject.format,
      nameQualifier: subject.nameQualifier,
      spNameQualifier: subject.spNameQualifier,
      audience: audience,
      attributes: assertion.attributes.map {
        ProvedAssertion.Attribute(
          name: $0.name ?? "",
          friendlyName: $0.friendlyName,
          values: $0.values
        )
      },
      sessionIndex: assertion.authnStatements.compactMap(\.sessionIndex).first,
      authenticatedAt: assertion.authnStatements.compactMap(\.authnInstantUnixMillis).max()
        .map(Instant.init(unixMillis:)),
      sessionEndsAt: sessionEnds.min().map(Instant.init(unixMillis:)),
      expiresAt: Instant(unixMillis: Self.later(end))
    )
  }

  /// What is not signed here can only be a reason to refuse.
  private func check(_ response: SamlResponse) throws(SAMLRefusal) {
    guard response.status == Self.success else { throw .failed }
    guard response.issuer ?? issuer == issuer else { throw .otherIssuer }
    guard answers(response.inResponseTo) else { throw .otherRequest }
    guard let destination = response.destination, !destination.isEmpty else { return }
    guard expectations.recipients.isEmpty || expectations.recipients.contains(destination) else {
      throw .otherRecipient
    }
  }

  private func answers(_ request: String?) -> Bool {
    switch expectations.request {
    case .any: true
    case .answered(let id): request == id
    case .none: request == nil
    }
  }

  /// One audience of each restriction must be expected, and there must be one: an assertion for
  /// another service could be presented here otherwise.
  private func audience(of assertion: SamlAssertion) throws(SAMLRefusal) -> String {
    var found: String?
    for restriction in assertion.audienceRestrictions {
      guard let audience = restriction.audiences.first(where: expectations.audiences.contains)
      else { throw .otherAudience }
      found = found ?? audience
    }
    guard let found else { throw .withoutAudience }
    return found
  }

  /// When the last confirmation of the kind bearer ends that holds.
  private func confirmationEnd(of assertion: SamlAssertion) throws(SAMLRefusal) -> Int64 {
    var refusal = SAMLRefusal.unconfirmed
    var end: Int64?
    for confirmation in assertion.confirmations where confirmation.method == Self.bearer {
      guard let limit = confirmation.notOnOrAfterUnixMillis else { continue }
      do throws(SAMLRefusal) {
        try check(notBefore: confirmation.notBeforeUnixMillis)
        guard isExpected(confirmation.recipient) else { throw .otherRecipient }
        guard answers(confirmation.inResponseTo) else { throw .otherRequest }
        end = max(end ?? .min, limit)
      } catch {
        refusal = error
      }
    }
    guard let end else { throw refusal }
    return end
  }

  private func isExpected(_ recipient: String?) -> Bool {
    expectations.recipients.isEmpty || recipient.map(expectations.recipients.contains) == true
  }

  private func check(notBefore: Int64?) throws(SAMLRefusal) {
    guard let notBefore else { return }
    guard notBefore <= now.adding(.milliseconds(Self.skewMillis)).unixMillis else { throw .early }
  }

  private static func later(_ millis: Int64) -> Int64 {
    Instant(unixMillis: millis).adding(.milliseconds(skewMillis)).unixMillis
  }
}
