internal import Markup

/// The one search field: a request's id, a user's name or an address finds the events, a name the user too.
struct FindScreen: Sendable {
  private let visit: Visit

  init(_ visit: Visit) {
    self.visit = visit
  }

  func show() -> PageResponse {
    PageResponse(to: PageLink("events").with([("q", visit.request.query["q"])]))
  }
}
