internal import AuthenticationAuthorization
internal import AuthenticationCore
internal import AuthenticationMessages
internal import GatehouseStubs

extension PageStep {
  /// `/login/provider`: leads on to the provider that the address names.
  ///
  /// A form's redirects may not leave for another site, and this page is none of a form's redirects.
  static let provider = PageStep(
    page: .provider,
    needsFlow: false,
    show: { (visit, view) throws(AuthenticationFailure) in
      guard case .outside(let name) = visit.request.provider else {
        view.page = HostedPage.over.rawValue
        return
      }
      view.providers = [name]
    },
    submit: { (_, _) throws(AuthenticationFailure) in .over }
  )
}
