package import AuthenticationCore
package import AuthenticationMessages
package import GatehouseStubs

/// Why an authorization request is refused, and who is told.
package struct AuthorizationRefusal: Error, Sendable {
  /// Who is told.
  package enum Addressee: Sendable, Hashable {
    /// The user, on a page of ours: to an address that is not the client's nothing is sent.
    case page
    /// The client, at its checked address.
    case client(ReturnAddress)
  }

  package let addressee: Addressee
  package let error: AuthorizationError
  /// Said to the client.
  let description: String?
  /// Which rule decided, for the operator.
  let rule: StaticString
  /// What of the request decided, for the operator; no secret of anyone.
  let input: String?

  /// A refusal on a page.
  static func page(
    _ error: AuthorizationError,
    _ rule: StaticString,
    input: String? = nil
  ) -> AuthorizationRefusal {
    AuthorizationRefusal(
      addressee: .page,
      error: error,
      description: nil,
      rule: rule,
      input: input
    )
  }

  /// A refusal at the client's address.
  static func client(
    _ address: ReturnAddress,
    _ error: AuthorizationError,
    _ rule: StaticString,
    input: String? = nil,
    description: String? = nil
  ) -> AuthorizationRefusal {
    AuthorizationRefusal(
      addressee: .client(address),
      error: error,
      description: description ?? "\(rule)",
      rule: rule,
      input: input
    )
  }

  /// Where the client is told; nil where a page tells the user.
  package var redirect: AuthorizationRedirect? {
    switch addressee {
    case .page: nil
    case .client(let address):
      address.redirect([
        ("error", error.rawValue), ("error_description", description ?? error.rawValue),
      ])
    }
  }

  /// What the operation ends with, so that its event has the rule: no caller is told of it.
  package var failure: AuthenticationFailure { .invalidParameter("\(error.rawValue): \(rule)") }
}

/// Where a client's answers go, once its address is checked.
package struct ReturnAddress: Sendable, Hashable {
  /// One of the client's CallbackURLs.
  package let uri: String
  let state: String?
  /// Whether answers stand in the fragment, as those of the implicit grant do.
  let isFragment: Bool
  /// The pool's issuer: whose answer it is (RFC 9207).
  let issuer: String

  /// The parameters that every answer has.
  package static let ofEveryAnswer: Set = ["state", "iss"]

  /// The redirect with these parameters, and those that every answer has.
  package func redirect(_ parameters: [(String, String?)]) -> AuthorizationRedirect {
    let all = parameters + [("state", state), ("iss", issuer)]
    return AuthorizationRedirect(
      uri: uri,
      parameters: all.compactMap { name, value in
        value.map { AuthorizationParameter(name: name, value: $0) }
      },
      isFragment: isFragment
    )
  }
}
