import PageStyles
import Testing

@Suite("The CSS of the classic pages")
struct CustomCSSTests {
  /// Cognito's own template has each of these.
  static let template = """
    .logo-customizable { max-width: 60%; max-height: 30%; }
    .banner-customizable { padding: 25px 0px 25px 0px; background-color: lightgray; }
    .label-customizable { font-weight: 400; }
    .textDescription-customizable { padding-top: 10px; display: block; font-size: 16px; }
    .idpDescription-customizable { padding-top: 10px; }
    .legalText-customizable { color: #747474; font-size: 11px; }
    .submitButton-customizable { font-size: 14px; height: 40px; color: #fff; background-color: #337ab7; }
    .submitButton-customizable:hover { color: #fff; background-color: #286090; }
    .errorMessage-customizable { padding: 5px; border: 2px solid #D64958; color: #D64958; }
    .inputField-customizable { width: 100%; border: 1px solid #ccc; }
    .inputField-customizable:focus { border-color: #66afe9; outline: 0; }
    .idpButton-customizable { color: #fff; background-color: #5bc0de; border-color: #46b8da }
    .idpButton-customizable:hover { background-color: #31b0d5; }
    .socialButton-customizable { border-radius: 2px; text-align: left; }
    .redirect-customizable { text-align: center; }
    .passwordCheck-notValid-customizable { color: #DF3312; }
    .passwordCheck-valid-customizable { color: #19BF00; }
    .background-customizable { background-color: #fff; }
    """

  @Test("UIC-1: each selector has its place in our pages")
  func template() throws {
    let sheet = try CustomCSS(Self.template).styleSheet
    #expect(
      sheet.contains(
        ".button.primary{font-size:14px;height:40px;color:#fff;background-color:#337ab7;}"
      )
    )
    #expect(sheet.contains(".button.primary:hover{color:#fff;background-color:#286090;}"))
    #expect(sheet.contains(".input:focus-visible{border-color:#66afe9;outline:0;}"))
    #expect(sheet.contains(".gate{background-color:#fff;}"))
    #expect(sheet.contains("color-scheme:light"))
  }

  @Test("UIC-1: values are put together anew, comments and space aside")
  func values() throws {
    let css = """
      /* one */ .label-customizable , .redirect-customizable{/**/color:RGBA( 1 , 2,3 / .5 )!important;;
      font-family : 'Open Sans', sans-serif ; margin:-1.5em AUTO}
      """
    let sheet = try CustomCSS(css).styleSheet
    let body =
      "color:rgba(1 , 2 , 3 / .5) !important;font-family:\"Open Sans\" , sans-serif;margin:-1.5em auto;"
    #expect(sheet.contains(".field>label{\(body)}"))
    #expect(sheet.contains(".after{\(body)}"))
  }

  @Test("UIC-1: without rules there is no sheet")
  func empty() throws {
    for css in ["", " \n", "/* nothing */"] { #expect(try CustomCSS(css).styleSheet == "") }
  }

  @Test(
    "UIC-2: everything else is refused, and the sentence names it",
    arguments: [
      ("body { color: red }", "selector"), (".other-customizable { color: red }", ".other"),
      (".label-customizable:before { color: red }", ".label-customizable:before"),
      (".label-customizable .x { color: red }", "selector"),
      (".label-customizable { position: fixed }", "position"),
      (".label-customizable { content: 'x' }", "content"),
      (".label-customizable { background: url(https://evil.example) }", "url"),
      (".label-customizable { width: expression(alert(1)) }", "expression"),
      (".label-customizable { color: red; } </style><script>", "selector"),
      (".label-customizable { color: \\72 ed }", "color"),
      (".label-customizable { color: red", "no ;"), (".label-customizable color: red }", "{"),
      (".label-customizable { color red }", "color"), (".label-customizable { color: }", "color"),
      (".label-customizable { color: #12345 }", "color"),
      (".label-customizable { font-family: 'a\"b' }", "font-family"),
      (".label-customizable { width: 1furlong }", "width"),
      ("@import url(a.css);", "selector"), ("/* open", "comment"),
      (".label-customizable { color: var(--x) }", "var"),
      (".label-customizable\u{301} { color: red }", "selector"),
      (".label-customizable { color: re\u{301}d }", "color"),
    ]
  )
  func refused(css: String, word: String) {
    let fault = #expect(throws: StyleFault.self) { try CustomCSS(css) }
    #expect(fault?.description.contains(word) == true, "\(fault?.description ?? "")")
  }

  @Test("UIC-2: rules and properties are limited")
  func limits() {
    let many = String(repeating: ".label-customizable{color:red}", count: 201)
    #expect(throws: StyleFault.self) { try CustomCSS(many) }
    let long = ".label-customizable{\(String(repeating: "color:red;", count: 101))}"
    #expect(throws: StyleFault.self) { try CustomCSS(long) }
  }
}
