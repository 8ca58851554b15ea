internal import Markup

/// Fields of forms.
enum Fields {
  /// One line of text.
  static func text(
    _ id: String,
    _ label: String,
    _ value: String?,
    hint: String? = nil,
    kind: HTML = "text",
    isRequired: Bool = false
  ) -> HTML {
    let (described, note) = hinted(id, hint)
    let required: HTML = isRequired ? " required" : ""
    return """
      <div class="field"><label for="\(id)">\(label)</label>\(note)<input class="input" id="\(id)" name="\(id)" \
      type="\(kind)" size="36" value="\(value)" autocomplete="off" spellcheck="false"\(described)\(required)></div>
      """
  }

  /// Several lines of text.
  static func lines(
    _ id: String,
    _ label: String,
    _ value: String?,
    hint: String? = nil,
    rows: Int = 3
  ) -> HTML {
    let (described, note) = hinted(id, hint)
    return """
      <div class="field"><label for="\(id)">\(label)</label>\(note)<textarea class="input" id="\(id)" name="\(id)" \
      rows="\(rows)" cols="60" spellcheck="false"\(described)>
      \(value)</textarea></div>
      """
  }

  /// A box to tick, which the form has as `1`.
  static func check(_ id: String, _ label: String, _ isChecked: Bool, hint: String? = nil) -> HTML {
    let (described, note) = hinted(id, hint)
    let mark: HTML = isChecked ? " checked" : ""
    return """
      <div class="check"><input type="checkbox" id="\(id)" name="\(id)" value="1"\(mark)\(described)><label \
      for="\(id)">\(label)</label>\(note)</div>
      """
  }

  /// Fields that belong together.
  static func group(_ title: String, _ fields: [HTML]) -> HTML {
    """
    <fieldset><legend>\(title)</legend>
    \(fields)
    </fieldset>
    """
  }

  /// What a form was refused with.
  static func alert(_ fault: String?) -> HTML {
    guard let fault else { return "" }
    return """
      <div class="alert bad narrow" role="alert">\(fault)</div>
      """
  }

  private static func hinted(_ id: String, _ hint: String?) -> (HTML, HTML) {
    guard let hint else { return ("", "") }
    let described: HTML = """
       aria-describedby="\(id)-h"
      """
    let note: HTML = """
      <p class="hint" id="\(id)-h">\(hint)</p>
      """
    return (described, note)
  }
}

extension FormFields {
  /// The words of a field of several lines; nil where there is none.
  func words(_ name: String) -> [String]? {
    let words = (self[name] ?? "").split { $0.isWhitespace }.map(String.init)
    return words.isEmpty ? nil : words
  }

  /// The values whose boxes are ticked.
  func chosen(_ prefix: String, of values: [String]) -> [String] {
    values.filter { self[prefix + $0] != nil }
  }
}
