internal import AuthenticationMessages

extension AuthorizationParameters {
  /// The parameters of an address, with what speaks against them.
  init(_ query: Parameters) {
    self.init(
      parameters: query.all.sorted { $0.key < $1.key }
        .map { AuthorizationParameter(name: $0.key, value: $0.value) },
      repeatedNames: query.repeated.sorted(),
      isMalformed: query.isMalformed
    )
  }
}

extension [AuthorizationParameter] {
  /// As an address has them.
  var pairs: [(name: String, value: String)] {
    compactMap { parameter in
      guard let name = parameter.name, let value = parameter.value else { return nil }
      return (name, value)
    }
  }
}

extension RedirectTarget {
  /// Where a service sends a browser; nil for an address to which none may go.
  init?(_ redirect: AuthorizationRedirect) {
    guard let uri = redirect.uri, let target = RedirectTarget(registered: uri) else { return nil }
    self = target.adding(redirect.parameters.pairs, asFragment: redirect.isFragment ?? false)
  }
}
