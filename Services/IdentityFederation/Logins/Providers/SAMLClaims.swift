internal import Domain
internal import IdentityFederationProofs

/// What an assertion says, as claims for the choice of a role and of tags.
enum SAMLClaims {
  /// AWS's attribute for roles: each value a role's ARN and the provider's, with a comma between.
  private static let roleAttribute = "https://aws.amazon.com/SAML/Attributes/Role"

  /// Each attribute by its name, with one text or a list; `iss`, `aud` and `sub` are the assertion's own.
  ///
  /// The roles that the provider names for itself are claims of a role mapping of the type Token, as
  /// those of a user pool are.
  static func all(of assertion: ProvedAssertion, from arn: String) -> [String: JSONValue] {
    var values: [String: [String]] = [:]
    for attribute in assertion.attributes {
      values[attribute.name, default: []] += attribute.values
    }
    let roles = (values[roleAttribute] ?? []).compactMap { role(in: $0, of: arn) }
    if !roles.isEmpty { values["cognito:roles"] = roles }
    var claims = values.mapValues { texts -> JSONValue in
      if texts.count == 1, let text = texts.first { return .string(text) }
      return .array(texts.map { .string($0) })
    }
    claims["iss"] = .string(assertion.issuer)
    claims["aud"] = .string(assertion.audience)
    claims["sub"] = .string(assertion.nameID)
    return claims
  }

  /// Nil where the pair is for another provider.
  private static func role(in pair: String, of arn: String) -> String? {
    let parts = pair.split(separator: ",", omittingEmptySubsequences: false).map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    guard parts.count == 2, let place = parts.firstIndex(of: arn) else { return nil }
    return parts[1 - place]
  }
}
