internal import Markup

/// How that looks which stands below a form.
struct BlockLayout: Sendable {
  let language: PageLanguage
  let formCode: @Sendable (String?) -> String
  let requestID: String
  var providerIcon: PageImage?
  /// Whether the blocks begin with a section's heading.
  var isInSection = false

  func html(_ block: PageBlock) -> HTML {
    switch block {
    case .form(let form, let note):
      HTML.lines([
        note.map(self.note) ?? "",
        FormLayout(language: language, formCode: formCode).html(form),
      ])
    case .link(let text, let address): link(language.text(text), address)
    case .onward(let text, let address, let otherwise, let seconds):
      onward(language.plain(text), address, otherwise, seconds)
    case .section(let text): section(text)
    case .panel(let items):
      PanelLayout(language: language, formCode: formCode, isInSection: isInSection).html(items)
    case .text(let text): asIs(text)
    case .sentence(let sentence): "<p>" + language.html(sentence) + "</p>"
    case .or: or
    case .ways(let ways): self.ways(ways)
    case .signUp(let address): signUp(address)
    case .timer(let seconds): timer(seconds)
    case .facts(let title, let lead, let facts): developers(title, lead, facts)
    case .reference(let text): reference(text)
    }
  }

  private func note(_ text: PageText) -> HTML {
    """
    <p class="small muted">\(language.text(text))</p>
    """
  }

  private func link(_ text: String, _ address: PageAddress) -> HTML {
    """
    <p>\(address.link("\(text)"))</p>
    """
  }

  private func onward(
    _ text: String,
    _ address: PageAddress,
    _ otherwise: PageAddress?,
    _ seconds: Int
  ) -> HTML {
    let wait = "\(seconds)"
    let start: HTML = """
      <p data-onward="\(wait)"
      """
    return start + (otherwise?.attribute("data-otherwise") ?? "") + ">" + address.link("\(text)")
      + "</p>"
  }

  private func signUp(_ address: PageAddress) -> HTML {
    """
    <p>\(language.text(.loginNewHere)) \(address.link("\(language.text(.loginSignUp))"))</p>
    """
  }

  private func ways(_ ways: [PageWay]) -> HTML {
    let items = ways.map { way -> HTML in
      way.address.link(name(way), look: "button provider wide")
    }
    return HTML.lines(["<div class=\"ways\">"] + items + ["</div>"])
  }

  private func section(_ text: PageText) -> HTML {
    """
    <h2>\(language.text(text))</h2>
    """
  }

  private func asIs(_ text: String) -> HTML {
    """
    <pre class="text" tabindex="0">\(text)</pre>
    """
  }

  private var or: HTML {
    """
    <p class="or">\(language.text(.or))</p>
    """
  }

  private func name(_ way: PageWay) -> HTML {
    """
    \(providerIcon?.html() ?? "")<span>\(language.plain(way.text))</span>
    """
  }

  /// Empty until the time is short: a live region tells what is put into it.
  private func timer(_ seconds: Int64) -> HTML {
    """
    <p class="small muted" role="status" data-seconds="\(String(seconds))" \
    data-text="\(language.text(.minuteLeft))"></p>
    """
  }

  private func reference(_ text: PageText) -> HTML {
    """
    <p>\(language.text(text))</p>
    <p class="who"><code id="reference">\(requestID)</code></p>
    """
  }

  private func developers(
    _ title: PageText,
    _ lead: PageText,
    _ facts: [(PageText, String)]
  ) -> HTML {
    let items = facts.map { name, value -> HTML in
      """
      <dt>\(language.text(name))</dt><dd><code>\(value)</code></dd>
      """
    }
    let head: HTML = """
      <section class="dev" aria-labelledby="developers"><h2 id="developers">\(language.text(title))</h2>
      <p class="small muted">\(language.text(lead))</p>
      """
    return HTML.lines([head, "<dl class=\"facts small\">"] + items + ["</dl></section>"])
  }
}
