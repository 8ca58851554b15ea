/// What a style sheet of the classic pages may name.
enum CustomCSSNames {
  /// The selectors, without the class's end `-customizable`, and what of our pages each one means.
  static let selectors: [String: String] = [
    "background": ".gate",
    "banner": ".brand",
    "errorMessage": ".alert.bad",
    "idpButton": ".provider",
    "idpButton:hover": ".provider:hover",
    "idpDescription": ".or",
    "inputField": ".input",
    "inputField:focus": ".input:focus-visible",
    "label": ".field>label",
    "legalText": ".legal",
    "logo": ".brand img",
    "passwordCheck-notValid": ".rules li",
    "passwordCheck-valid": ".rules .met",
    "redirect": ".after",
    "socialButton": ".provider",
    "submitButton": ".button.primary",
    "submitButton:hover": ".button.primary:hover",
    "textDescription": ".lead",
  ]

  /// Properties of a box and its text; none takes an element out of its place, so that nothing can be laid
  /// over a form or a message.
  static let properties: Set<String> = {
    let sides = ["", "-top", "-right", "-bottom", "-left"]
    let borders = sides.flatMap { side in
      ["", "-color", "-style", "-width"].map { "border\(side)\($0)" }
    }
    let corners = ["-top-left", "-top-right", "-bottom-right", "-bottom-left", ""]
    return Set(
      [
        "background", "background-color", "box-shadow", "color", "display", "font", "font-family",
        "font-size", "font-style", "font-weight", "height", "letter-spacing", "line-height",
        "max-height", "max-width", "min-height", "min-width", "opacity", "outline",
        "outline-color", "outline-offset", "outline-style", "outline-width", "text-align",
        "text-decoration", "text-shadow", "text-transform", "vertical-align", "width",
        "word-spacing",
      ] + sides.map { "padding\($0)" } + sides.map { "margin\($0)" } + borders
        + corners.map { "border\($0)-radius" }
    )
  }()

  /// Functions that make a colour of numbers; no other is taken.
  static let functions: Set<String> = ["hsl", "hsla", "rgb", "rgba"]
  static let units: Set<String> = [
    "", "%", "ch", "cm", "deg", "em", "ex", "in", "mm", "pc", "pt", "px", "rem", "vh", "vw",
  ]
}
