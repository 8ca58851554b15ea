internal import AuthenticationAuthorization
internal import AuthenticationMessages

extension SealedHostedPageFlow {
  /// Keeps where the browser goes after the page: what the request itself says of it is left out, since a client's
  /// state may be as long as a cookie.
  mutating func keep(_ redirect: AuthorizationRedirect) {
    self.redirect = AuthorizationRedirect(
      parameters: redirect.parameters.filter {
        !ReturnAddress.ofEveryAnswer.contains($0.name ?? "")
      }
    )
  }
}

extension PageVisit {
  /// Where the browser goes after the page; nil where the flow leads nowhere.
  var redirect: AuthorizationRedirect? {
    flow?.redirect.map { kept in
      request.address.redirect(kept.parameters.map { ($0.name ?? "", $0.value) })
    }
  }
}
