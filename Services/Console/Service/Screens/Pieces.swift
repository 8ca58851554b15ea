internal import Markup

/// Pieces that several screens are made of.
enum Pieces {
  /// A table that becomes a list of blocks on a narrow screen.
  static func table(
    _ label: String,
    _ columns: [(title: String, isNumber: Bool)],
    _ rows: [HTML]
  ) -> HTML {
    let heads = columns.map { column -> HTML in
      let kind: HTML = column.isNumber ? " class=\"num\"" : ""
      let title: HTML =
        column.title.isEmpty ? "<span class=\"hide\">Actions</span>" : "\(column.title)"
      return """
        <th scope="col"\(kind)>\(title)</th>
        """
    }
    return """
      <div class="scroll" tabindex="0" role="region" aria-label="\(label)"><table class="stack">
      <thead><tr>\(heads)</tr></thead>
      <tbody>
      \(rows)
      </tbody></table></div>
      """
  }

  /// What was not found, and one way on.
  static func empty(_ title: String, _ way: HTML) -> HTML {
    """
    <div class="empty"><strong>\(title)</strong><p>\(way)</p></div>
    """
  }

  /// The same as commands: how a click is made repeatable.
  static func copyAs(_ commands: [String]) -> HTML {
    let blocks = commands.map { command -> HTML in
      """
      <pre data-copy>\(command)</pre>
      """
    }
    return """
      <details class="more"><summary>Copy as</summary>
      \(blocks)
      </details>
      """
  }

  /// Leads to another sign-in and back, for what takes a fresh one.
  static func signInAgain(for page: PageLink, instead other: PageLink) -> HTML {
    """
    <p class="row"><a class="button primary" href="\(
      PageLink("sign-in").with([("to", page.text), ("fresh", "1")])
    )">Sign in again to go on</a><a class="button" href="\(other)">Not now</a></p>
    <p class="hint">Your last sign-in is more than a few minutes ago.</p>
    """
  }

  /// A text for a shell.
  static func quoted(_ text: String) -> String {
    let isPlain =
      !text.isEmpty
      && text.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
          || "_-./:@,=".utf8.contains($0)
      }
    return isPlain ? text : "'" + text.replacing("'", with: "'\\''") + "'"
  }

  /// A word that means: look here.
  static func badge(_ text: String, _ tone: HTML) -> HTML {
    """
    <span class="badge \(tone)">\(text)</span>
    """
  }

  /// The lower end of a list: how many there are, and the way on.
  static func bar(_ words: String, next: PageLink?, first: PageLink?) -> HTML {
    let back: HTML? = first.map { link in
      """
      <a class="button slim" href="\(link)">First page</a>
      """
    }
    let on: HTML? = next.map { link in
      """
      <a class="button slim" href="\(link)">Next</a>
      """
    }
    return """
      <div class="bar row"><span class="muted num">\(words)</span><span class="end row">\(back)\(on)</span></div>
      """
  }

  /// A choice of a form.
  static func select(
    _ id: String,
    _ label: String,
    _ choices: [(value: String, text: String)],
    chosen: String?
  ) -> HTML {
    let options = choices.map { choice -> HTML in
      let mark: HTML = choice.value == (chosen ?? "") ? " selected" : ""
      return """
        <option value="\(choice.value)"\(mark)>\(choice.text)</option>
        """
    }
    return """
      <div class="field"><label for="\(id)">\(label)</label><select class="input" id="\(id)" name="\(id)">\(options)\
      </select></div>
      """
  }
}
