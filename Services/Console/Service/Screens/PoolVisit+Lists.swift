internal import Markup

/// What the lists of a pool's pages have in common.
extension PoolVisit {
  /// Where the shown page of a list begins; nil at its start.
  var listToken: String? { visit.request.query["page"] }

  /// A list of one page or more, with a line at its end that says how many are shown.
  func panel(
    _ label: String,
    _ list: HTML,
    shown count: Int,
    next: String?,
    at own: PageLink
  ) -> HTML {
    """
    <section class="panel" aria-label="\(label)">
    \(list)
    \(bar(count, next: next, at: own))
    </section>
    """
  }

  /// The lower end of a list: how many are shown, and the way on and back.
  func bar(_ count: Int, next: String?, at own: PageLink) -> HTML {
    Pieces.bar(
      "\(count) shown",
      next: next.map { own.with([("page", $0)]) },
      first: listToken == nil ? nil : own
    )
  }

  /// Leads to the form that makes another one, where the operator may.
  func createButton(_ title: String, _ form: String) -> HTML? {
    guard may(.administrator) else { return nil }
    return """
      <span class="end row"><a class="button primary" href="\(link(form))">\(title)</a></span>
      """
  }
}
