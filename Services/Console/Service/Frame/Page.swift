internal import AuthenticationMessages
internal import Markup

/// A page within a session: bar, navigation, way and contents.
struct Page: Sendable {
  /// The pool that the page is about.
  struct Pool: Sendable {
    let id: String
    let name: String
  }

  let title: String
  var pool: Pool?
  /// What stands between the pool and the page.
  var crumbs: [(text: String, link: PageLink)] = []
  /// The entry of the navigation that is marked.
  var section: Section?
  /// Beside the title.
  var aside: HTML?
  let body: [HTML]

  func response(for visit: Visit, status: Int = 200) -> PageResponse {
    var response = PageResponse(status: status, page: document(for: visit))
    guard let message = visit.request.query["done"].flatMap(Done.init(rawValue:)) else {
      return response
    }
    response = PageResponse(status: status, page: document(for: visit, saying: message.sentence))
    return response
  }

  private func document(for visit: Visit, saying sentence: String? = nil) -> HTML {
    let alert: HTML? = sentence.map { sentence in
      """
      <div class="alert ok" role="status">\(sentence)</div>
      """
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      \(Document.head(title))
      </head>
      <body>
      <header class="top"><a class="skip" href="#main">Skip to content</a>
      \(Document.logo)
      <form class="find" role="search" action="/find"><label class="hide" for="find">Find anything</label><input \
      class="input" id="find" name="q" type="search" placeholder="User, address or request ID"></form>
      <span class="end muted small">\(visit.person.username)</span><a class="button to-nav end" href="#nav">Menu</a>
      <form method="post" action="/sign-out">\(visit.formSecret)<button class="button slim" type="submit">Sign \
      out</button></form></header>
      <div class="frame">
      \(Navigation(pool: pool, section: section).html(for: visit))
      <main id="main">
      \(way)
      <div class="head"><h1>\(title)</h1>\(aside)</div>
      \(alert)
      \(body)
      </main>
      </div>
      </body>
      </html>
      """
  }

  private var way: HTML? {
    guard let pool else { return nil }
    let links = [
      (text: "Pools", link: PageLink()), (text: pool.name, link: PageLink("pools", pool.id)),
    ]
    let items = (links + crumbs).map { crumb -> HTML in
      """
      <li><a href="\(crumb.link)">\(crumb.text)</a></li>
      """
    }
    return """
      <nav aria-label="You are here"><ol class="crumbs">\(items)<li>\(title)</li></ol></nav>
      """
  }
}

/// What a form did, told on the page that follows.
enum Done: String, Sendable {
  case saved, forgotten, remembered, notRemembered, disabled, enabled, reset, factorReset
  case signedOutEverywhere, confirmed, deleted, poolDeleted, sessionEnded, groupAdded, groupRemoved
  case clientMade, clientDeleted, secretDeleted, userMade, groupMade, groupDeleted, poolMade
  case providerDeleted, keysRotated, jobMade, lookReset, providerMade, fileTaken

  var sentence: String {
    switch self {
    case .saved: "Saved."
    case .forgotten: "The device is forgotten."
    case .remembered: "The device is remembered."
    case .notRemembered: "The device is not remembered any longer."
    case .disabled: "The user is disabled, and signed out."
    case .enabled: "The user may sign in again."
    case .reset: "A code to set another password is on its way to the user."
    case .factorReset:
      "The user’s second factors are gone. The next sign-in sets up new ones where the pool asks."
    case .signedOutEverywhere: "The user is signed out everywhere."
    case .confirmed: "The user is confirmed."
    case .deleted: "The user is deleted."
    case .poolDeleted: "The pool is deleted."
    case .sessionEnded: "The session is ended."
    case .groupAdded: "The user is in the group."
    case .groupRemoved: "The user is out of the group."
    case .clientMade: "The app client is made."
    case .clientDeleted: "The app client is deleted."
    case .secretDeleted: "The secret is deleted."
    case .userMade: "The user is made."
    case .groupMade: "The group is made."
    case .groupDeleted: "The group is deleted."
    case .poolMade: "The pool is made."
    case .providerDeleted: "The provider is deleted."
    case .keysRotated: "New keys are published. They sign in a few seconds."
    case .jobMade: "The job is made. It waits for its file."
    case .lookReset: "The pages have the usual look."
    case .providerMade: "The provider is made. Let the app clients list it that use it."
    case .fileTaken: "The file is here. Start the job."
    }
  }
}
