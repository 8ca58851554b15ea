internal import Markup

/// How the frame of the account pages looks: a bar with the way out, a menu, and the page.
struct AccountLayout: Sendable {
  let language: PageLanguage
  let formCode: @Sendable (String?) -> String

  func bar(_ frame: PageFrame, logo: PageImage?) -> HTML {
    let leave = FormLayout(language: language, formCode: formCode).html(frame.signOut)
    return """
      <header class="bar"><a class="skip" href="#main">\(language.text(.accountSkip))</a>\
      \(app(frame.app, logo))<span class="small muted"><bdi>\(frame.user)</bdi></span>\(leave)</header>
      """
  }

  private func app(_ name: String, _ logo: PageImage?) -> HTML {
    guard let first = name.first else { return "" }
    if let logo { return "<p class=\"brand\">" + logo.html(name) + "</p>" }
    return """
      <p class="brand"><span class="mark" aria-hidden="true">\(first.uppercased())</span>\
      <bdi>\(name)</bdi></p>
      """
  }

  func menu(_ frame: PageFrame) -> HTML {
    let items = frame.menu.map { entry -> HTML in
      let words: HTML = "\(language.text(entry.text))"
      return "<li>" + entry.address.menuLink(words, isCurrent: entry.isCurrent) + "</li>"
    }
    let start: HTML = """
      <nav class="side" aria-label="\(language.text(.accountName))"><ul>
      """
    return HTML.lines([start] + items + ["</ul></nav>"])
  }
}

/// How a list of things looks that a user has.
struct PanelLayout: Sendable {
  let language: PageLanguage
  let formCode: @Sendable (String?) -> String
  /// Whether a section's heading stands above: the names of its things are then headings below it.
  let isInSection: Bool

  func html(_ items: [PageItem]) -> HTML {
    HTML.lines(["<ul class=\"panel\">"] + items.map(item) + ["</ul>"])
  }

  private func item(_ item: PageItem) -> HTML {
    let forms = item.forms.map { FormLayout(language: language, formCode: formCode).html($0) }
    let actions = forms.isEmpty ? [] : ["<div class=\"actions\">"] + forms + ["</div>"]
    let title: HTML = """
      <li class="item"><span class="icon">\(item.icon.html)</span>
      <div><div class="title">\(heading(item.title))\(HTML.lines(item.marks.map(mark)))</div>
      """
    return HTML.lines([title, facts(item.facts), "</div>"] + actions + ["</li>"])
  }

  private func heading(_ title: PageLabel) -> HTML {
    let words = language.label(title)
    return isInSection ? "<h3>" + words + "</h3>" : "<h2>" + words + "</h2>"
  }

  private func mark(_ text: PageText) -> HTML {
    """
    <span class="badge">\(language.text(text))</span>
    """
  }

  private func facts(_ facts: [(PageText, String)]) -> HTML {
    guard !facts.isEmpty else { return "" }
    let items = facts.map { name, value -> HTML in
      """
      <dt>\(language.text(name))</dt><dd><bdi>\(value)</bdi></dd>
      """
    }
    return HTML.lines(["<dl class=\"facts small\">"] + items + ["</dl>"])
  }
}
