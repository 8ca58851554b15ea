internal import AuthenticationAuthorization
internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain
internal import GatehouseStubs

/// The pages that belong to no sign-in: what was wrong with an address, and that the browser is signed out.
extension HostedPages {
  func outside(
    _ page: HostedPage,
    _ asked: AskedPage
  ) async throws(AuthenticationFailure) -> ShowHostedPageResponse {
    var view = HostedPageView(page: page.rawValue)
    guard let found = try await client(of: asked) else { return ShowHostedPageResponse(view: view) }
    view.clientName = found.client.name
    let isMismatch = asked.query["error"] == Self.redirectMismatch
    if page == .error, isMismatch {
      view.notice = HostedPageNotice(word: Self.redirectMismatch)
      if isForDevelopment { explain(asked.query["redirect_uri"], at: found.client, &view) }
    }
    return ShowHostedPageResponse(view: view, userPoolId: found.pool.id.text)
  }

  /// What was received, and which of the registered addresses may have been meant.
  private func explain(_ received: String?, at client: ClientSettings, _ view: inout HostedPageView)
  {
    view.typed = [AuthorizationParameter(name: "client_id", value: client.id.text)]
    let registered = client.grants.callbackURLs
    guard let received else {
      view.similarAddresses = Array(registered.prefix(Self.maxAddresses))
      return
    }
    view.typed.append(
      AuthorizationParameter(name: "redirect_uri", value: String(received.prefix(512)))
    )
    let similar = registered.filter { SimilarAddress.isMeant(by: received, $0) }
    view.similarAddresses = Array(
      (similar.isEmpty ? registered : similar).prefix(Self.maxAddresses)
    )
  }

  private func client(
    of asked: AskedPage
  ) async throws(AuthenticationFailure) -> ClientAndPool? {
    guard let id = asked.query["client_id"].flatMap(ClientID.init) else { return nil }
    do throws(AuthenticationFailure) {
      let found = try await directory.settings.client(id)
      return asked.pool == nil || asked.pool == found.pool.id.text ? found : nil
    } catch .resourceNotFound {
      return nil
    } catch {
      throw error
    }
  }

  /// An installation on its developer's machine; elsewhere a stranger would read the addresses of a client.
  private var isForDevelopment: Bool {
    let url = configuration.publicURL.lowercased()
    return ["http://localhost", "http://127.0.0.1"].contains { url.hasPrefix($0) }
  }

  private static let redirectMismatch = "redirect_mismatch"
  private static let maxAddresses = 5
}

/// Whether two addresses differ only by what people overlook.
enum SimilarAddress {
  /// Whether a registered address may have been meant by the one that was sent.
  static func isMeant(by sent: String, _ registered: String) -> Bool {
    form(of: sent) == form(of: registered)
  }

  /// Without scheme, query, slash at the end and case, and with one name for the machine itself.
  private static func form(of address: String) -> String {
    var rest = address.lowercased()[...]
    for scheme in ["https://", "http://"] where rest.hasPrefix(scheme) {
      rest = rest.dropFirst(scheme.count)
    }
    rest = rest.prefix { $0 != "?" && $0 != "#" }
    while rest.hasSuffix("/") { rest = rest.dropLast() }
    for local in ["127.0.0.1", "[::1]"] where rest.hasPrefix(local) {
      return "localhost" + rest.dropFirst(local.count)
    }
    return String(rest)
  }
}
