internal import Markup

/// What stands under a page: the language, and the reference of a refusal.
struct FootLayout: Sendable {
  let language: PageLanguage
  let requestID: String

  func html(_ page: Page) -> HTML {
    let parts = [languages(page), reference(page)].filter { !$0.text.isEmpty }
    guard !parts.isEmpty else { return "" }
    return HTML.lines(
      [page.account == nil ? "<footer class=\"foot\">" : "<footer class=\"foot full\">"] + parts + [
        "</footer>"
      ]
    )
  }

  private func reference(_ page: Page) -> HTML {
    guard page.isError, !page.blocks.contains(where: { $0.isReference }) else { return "" }
    return """
      <p>\(language.text(.reference)) <code>\(page.reference ?? requestID)</code></p>
      """
  }

  /// The same page in another language: its address, and the language in place of the one it has.
  private func languages(_ page: Page) -> HTML {
    // A page without a form lets none be sent (Content-Security-Policy), and is read to its end here.
    guard page.hasForm, page.look?.showsLanguages ?? true, let carried = page.carried else {
      return ""
    }
    let hidden = carried.filter { $0.name != "lang" }.map { field -> HTML in
      """
      <input type="hidden" name="\(field.name)" value="\(field.value)">
      """
    }
    let options = PageLanguage.all.map { known -> HTML in
      let mark: HTML = known.tag == language.tag ? " selected" : ""
      return """
        <option value="\(known.tag)" lang="\(known.tag)"
        """ + mark
          + """
          >\(known.text(.languageName))</option>
          """
    }
    let head: HTML = """
      <label for="lang">\(language.text(.languageLabel))</label>
      <select class="input" id="lang" name="lang" autocomplete="off">
      """
    let end: HTML = """
      </select>
      <button class="button slim" type="submit">\(language.text(.languageButton))</button>
      </form>
      """
    return HTML.lines(
      ["<form class=\"languages\" method=\"get\">"] + hidden + [head] + options + [end]
    )
  }
}
