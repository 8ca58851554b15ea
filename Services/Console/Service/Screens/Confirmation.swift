internal import Markup

/// Asks before something is done that cannot be undone.
struct Confirmation: Sendable {
  let title: String
  /// What follows.
  let consequence: String
  let button: String
  /// What has to be typed; nil where the button is enough.
  var name: String?
  var needsFreshSignIn = false
  let action: PageLink
  let back: PageLink
  /// Fields that the form has beside the name.
  var hidden: [(name: String, value: String)] = []
  let command: String

  /// Whether the form has the name that had to be typed.
  func isNamed(by form: FormFields) -> Bool { name == nil || form["name"] == name }

  func page(
    _ pool: PoolVisit,
    _ section: Section,
    crumbs: [(text: String, link: PageLink)],
    saying fault: String? = nil
  ) -> PageResponse {
    Page(
      title: title,
      pool: pool.page,
      crumbs: crumbs,
      section: section,
      body: [
        Fields.alert(fault),
        """
        <div class="alert narrow" role="note">\(consequence)</div>
        \(form(pool.visit))
        """,
        Pieces.copyAs([command]),
      ]
    ).response(for: pool.visit, status: fault == nil ? 200 : 400)
  }

  private func form(_ visit: Visit) -> HTML {
    let fields = hidden.map { field -> HTML in
      """
      <input type="hidden" name="\(field.name)" value="\(field.value)">
      """
    }
    let form: HTML = """
      <form class="space" method="post" action="\(action)">\(visit.formSecret)\(fields)
      \(name.map(Self.field))
      <p class="row"><button class="button danger" type="submit">\(button)</button><a class="button" \
      href="\(back)">Keep as it is</a></p>
      </form>
      """
    guard needsFreshSignIn else { return form }
    let own = action.with(hidden.map { ($0.name, $0.value) })
    return FreshSignIn.form(visit, back: own, keep: back, form)
  }

  private static func field(_ name: String) -> HTML {
    """
    <div class="field"><label for="nm">To go on, type the name: <strong>\(name)</strong></label><input class="input" \
    id="nm" name="name" size="28" autocomplete="off" spellcheck="false" required></div>
    """
  }
}
