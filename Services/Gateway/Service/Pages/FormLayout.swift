internal import Markup

/// How a form looks.
struct FormLayout: Sendable {
  let language: PageLanguage
  let formCode: @Sendable (String?) -> String

  func html(_ form: PageForm) -> HTML {
    let own: HTML = "<form class=\"stack\" method=\"post\">"
    let start = form.target?.address.formStart ?? own
    let code = (name: "_csrf", value: formCode(form.target?.name))
    return HTML.lines(
      [start] + ([code] + form.hidden).map(hidden) + [who(form)] + form.parts.map(part)
        + [button(form)] + form.otherwise.map(part) + ["</form>"]
    )
  }

  private func hidden(_ field: (name: String, value: String)) -> HTML {
    """
    <input type="hidden" name="\(field.name)" value="\(field.value)">
    """
  }

  private func who(_ form: PageForm) -> HTML {
    guard let who = form.who else { return "" }
    return """
      <p class="who">\(PageIcon.person.html)<span><bdi>\(who.name)</bdi></span>\
      \(who.other.link("\(language.text(.notYou))"))</p>\(account(who.name, form))
      """
  }

  /// By which password managers know whose the password is; it is not sent.
  private func account(_ name: String, _ form: PageForm) -> HTML {
    guard form.asksPassword else { return "" }
    return """
      <input type="text" value="\(name)" autocomplete="username" hidden>
      """
  }

  private func button(_ form: PageForm) -> HTML {
    guard let text = form.button else { return "" }
    let look = form.isSecondary ? "button slim" : "button primary wide"
    return """
      <button class="\(look)" type="submit">\(language.text(text))</button>
      """
  }

  private func account(_ name: String) -> HTML {
    """
    <input type="text" name="username" autocomplete="username" value="\(name)" hidden>
    """
  }

  private func part(_ part: PagePart) -> HTML {
    switch part {
    case .field(let field): FieldLayout(language: language).html(field)
    case .choices(let name, let choices): self.choices(name, choices)
    case .check(let check): self.check(check)
    case .note(let sentence): "<p class=\"small muted\">" + language.html(sentence) + "</p>"
    case .setUp(let setUp): SetUpLayout(language: language).html(setUp)
    case .account(let name): account(name)
    case .codes(let codes): self.codes(codes)
    case .terms(let terms): self.terms(terms)
    case .credential(let credential): self.credential(credential)
    case .withoutScript(let text): withoutScript(text)
    }
  }

  private func credential(_ passkey: PageCredential) -> HTML {
    let options = hidden((name: "passkey_options", value: passkey.options))
    let session = passkey.session.map { hidden((name: "passkey_session", value: $0)) } ?? ""
    let button = passkey.text.map { text -> HTML in
      """
      <button class="button \(passkey.isNew ? "primary wide" : "wide")" type="button" \
      data-webauthn="\(passkey.isNew ? "create" : "get")" hidden>\
      \(PageIcon.key.html)<span>\(language.text(text))</span></button>
      """
    }
    return HTML.lines([options, session, button ?? ""])
  }

  private func withoutScript(_ text: PageText) -> HTML {
    """
    <p class="small muted" data-without-webauthn>\(language.text(text))</p>
    """
  }

  private func choices(_ name: String, _ choices: [PageChoice]) -> HTML {
    let items = choices.map { choice -> HTML in
      let start: HTML =
        choice.needsScript
        ? "<li><button data-webauthn=\"get\" hidden " : "<li><button "
      return start + """
        class="button choice" type="submit" name="\(name)" value="\(choice.value)">\
        \(choice.icon.html)<span>\(language.label(choice.title))</span>\
        <span class="hint">\(language.text(choice.hint))</span>\(PageIcon.onward.html)</button></li>
        """
    }
    return HTML.lines(["<ul class=\"choices\">"] + items + ["</ul>"])
  }

  private func check(_ check: PageCheck) -> HTML {
    """
    <div class="check"><input type="checkbox" id="\(check.name)" name="\(check.name)" value="true" \
    aria-describedby="\(check.name)-hint"><label for="\(check.name)">\(language.text(check.label))</label>
    <p class="hint" id="\(check.name)-hint">\(language.html(check.hint))</p></div>
    """
  }

  private func terms(_ terms: PageTerms) -> HTML {
    let links = [
      "terms": terms.use.linkBeside("\(language.text(.termsOfUse))"),
      "privacy": terms.privacy.linkBeside("\(language.text(.privacyPolicy))"),
    ]
    return """
      <p class="small muted legal">\(language.html(language.text(.signUpTerms), links))</p>
      """
  }

  private func codes(_ codes: [String]) -> HTML {
    let items = codes.map { code -> HTML in
      """
      <li>\(code)</li>
      """
    }
    let actions: HTML = """
      <p class="actions even"><button class="button" type="button" data-script="copy" hidden>\
      \(language.text(.copy))</button><button class="button" type="button" data-script="print" hidden>\
      \(language.text(.print))</button></p>
      """
    return HTML.lines(["<ol class=\"codes\" id=\"codes\">"] + items + ["</ol>", actions])
  }
}

/// How a field looks: hint above, error below, both read out with it.
struct FieldLayout: Sendable {
  let language: PageLanguage

  func html(_ field: PageField) -> HTML {
    HTML.lines([
      "<div class=\"field\">", label(field), hint(field), input(field), error(field), rules(field),
      link(field), "</div>",
    ])
  }

  private func label(_ field: PageField) -> HTML {
    """
    <label for="\(field.id)">\(language.label(field.label))\(optional(field))</label>
    """
  }

  private func optional(_ field: PageField) -> HTML {
    guard !field.isRequired, field.saysOptional else { return "" }
    return """
       <span class="muted">\(language.text(.optional))</span>
      """
  }

  private func hint(_ field: PageField) -> HTML {
    guard let hint = field.hint else { return "" }
    return """
      <p class="hint" id="\(field.id)-hint">\(language.html(hint))</p>
      """
  }

  private func input(_ field: PageField) -> HTML {
    var attributes: [HTML] = []
    if let mode = field.inputMode { attributes.append("inputmode=\"\(mode)\"") }
    if let value = field.autocomplete { attributes.append("autocomplete=\"\(value)\"") }
    if field.type == "text" { attributes.append("autocapitalize=\"none\" spellcheck=\"false\"") }
    if let value = field.value { attributes.append("value=\"\(value)\"") }
    if field.error != nil { attributes.append("aria-invalid=\"true\"") }
    let described = descriptions(field)
    if !described.isEmpty { attributes.append("aria-describedby=\"\(described)\"") }
    if field.isRequired { attributes.append("required") }
    let rest = HTML(stringLiteral: attributes.map(\.text).joined(separator: " "))
    return HTML(stringLiteral: "<input ")
      + """
      class="\(field.isCode ? "input code" : "input")" id="\(field.id)" name="\(field.name)" \
      type="\(field.type)"
      """ + " " + rest + ">"
  }

  private func descriptions(_ field: PageField) -> String {
    let parts = [
      field.hint == nil ? nil : "\(field.id)-hint", field.error == nil ? nil : "\(field.id)-error",
      field.rules.isEmpty ? nil : "\(field.id)-rules",
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  private func error(_ field: PageField) -> HTML {
    guard let error = field.error else { return "" }
    return """
      <p class="error" id="\(field.id)-error">\(PageIcon.alert.html)\(language.text(error))</p>
      """
  }

  private func rules(_ field: PageField) -> HTML {
    guard !field.rules.isEmpty else { return "" }
    let items = field.rules.map { rule -> HTML in
      """
      <li data-rule="\(rule.text.rawValue)" data-count="\(rule.values["count"] ?? "1")">\
      \(language.plain(rule))</li>
      """
    }
    let list: HTML = """
      <ul class="rules after" id="\(field.id)-rules" data-for="\(field.id)" \
      data-done="\(language.text(.ruleDone))">
      """
    return HTML.lines([list] + items + ["</ul>"])
  }

  private func link(_ field: PageField) -> HTML {
    guard let link = field.link else { return "" }
    return """
      <p class="after">\(link.address.link("\(language.text(link.text))"))</p>
      """
  }
}
