internal import HTTPTypes

/// A page for people: a heading, at most one form with one filled button, and ways to other pages.
struct Page: Sendable {
  var status: HTTPResponse.Status = .ok
  let heading: PageText
  var lead: PageSentence?
  /// The application that the page belongs to.
  var brand: String?
  var alert: PageAlert?
  var form: PageForm?
  /// What stands above the form.
  var first: [PageBlock] = []
  /// What stands below the form.
  var blocks: [PageBlock] = []
  /// The image of the client's look that stands on a page about a factor.
  var graphic: PageGraphic?
  /// Whether the page names the client's terms.
  var namesTerms = false
  /// Set on the pages of a user's own account.
  var account: PageFrame?
  /// How the client's pages look otherwise than all others.
  var look: PageLook?
  /// What the same page in another language needs in its address; nil where no menu offers one, because the
  /// address holds what is not for showing.
  var carried: [(name: String, value: String)]?
  /// Where the form's answer may lead besides this installation: an origin, or an app's scheme.
  var destination: String?
  /// The request that a reader can name to the operator; nil where nothing went wrong.
  var reference: String?
  /// Whether something has to be put right: the title then says so first.
  var isError: Bool { alert?.tone == .bad || status.code >= 400 }

  /// Where the browser goes on its own, without a script.
  var refresh: String? {
    for case .onward(_, let address, let otherwise, let seconds) in blocks {
      return (otherwise ?? address).refresh(after: seconds)
    }
    return nil
  }

  /// Whether it has a form that proves where it comes from.
  var hasForm: Bool { form != nil || account != nil || blocks.contains { $0.isForm } }

  init(heading: PageText, lead: PageSentence? = nil) {
    self.heading = heading
    self.lead = lead
  }

  /// A page with a sentence, and nothing else but perhaps one button.
  init(
    status: HTTPResponse.Status = .ok,
    heading: PageText,
    lead: PageText,
    button: PageText? = nil
  ) {
    self.status = status
    self.heading = heading
    self.lead = PageSentence(lead)
    form = button.map { PageForm(button: $0) }
  }
}

/// A text with values in it, each of which stands in its place in braces.
struct PageSentence: Sendable {
  let text: PageText
  var values: [String: String] = [:]

  init(_ text: PageText, _ values: [String: String] = [:]) {
    self.text = text
    self.values = values
  }
}

/// What is told above all else: what went wrong with the last form, or what it did.
struct PageAlert: Sendable {
  enum Tone: String, Sendable {
    case bad
    case warn
    case ok
  }

  let title: PageText
  let sentence: PageText
  var tone = Tone.bad
  /// The id of the field that it is about.
  var field: String?
  /// A stranger's words, shown as they are.
  var detail: String?

  static let fault = PageAlert(title: .faultTitle, sentence: .faultSentence)
  static let tooMany = PageAlert(title: .tooManyTitle, sentence: .tooManySentence)
  /// The form is not from this page, or the browser keeps no cookie.
  static let stale = PageAlert(title: .staleTitle, sentence: .staleSentence)
}

/// A form, sent to the page's own address unless it names another page's.
struct PageForm: Sendable {
  /// Another page of this installation, and the name that its form codes are bound to.
  struct Target: Sendable {
    let address: PageAddress
    let name: String
  }

  var target: Target?
  var hidden: [(name: String, value: String)] = []
  /// Who signs in, with the way to sign in as another user.
  var who: (name: String, other: PageAddress)?
  var parts: [PagePart] = []
  /// Nil where each choice is a button.
  var button: PageText?
  /// Whether the button is small and not filled, on a page that has another one.
  var isSecondary = false
  /// Another way, below the button.
  var otherwise: [PagePart] = []

  var asksPassword: Bool {
    parts.contains { if case .field(let field) = $0 { field.type == "password" } else { false } }
  }
}

/// What stands in a form.
enum PagePart: Sendable {
  case field(PageField)
  case choices(name: String, [PageChoice])
  case check(PageCheck)
  case note(PageSentence)
  case setUp(AuthenticatorSetUp)
  /// The name that password managers keep a password with, where people see it elsewhere.
  case account(String)
  case codes([String])
  case terms(PageTerms)
  case credential(PageCredential)
  /// A sentence for browsers that run no script, or know no passkeys.
  case withoutScript(PageText)
}

/// What stands below a form.
enum PageBlock: Sendable {
  case form(PageForm, note: PageText?)
  case link(PageText, PageAddress)
  /// A link that the browser follows on its own after some seconds. Where there is another address it goes there
  /// instead, and the script tries the link until then.
  case onward(PageSentence, PageAddress, otherwise: PageAddress?, afterSeconds: Int)
  case sentence(PageSentence)
  /// Between a form and other ways to sign in.
  case or
  case ways([PageWay])
  case signUp(PageAddress)
  /// A hint that the script shows when the time runs out.
  case timer(seconds: Int64)
  case facts(title: PageText, lead: PageText, [(PageText, String)])
  /// A heading below the page's.
  case section(PageText)
  case panel([PageItem])
  /// A text for programs, as it is.
  case text(String)
  case reference(PageText)

  var isForm: Bool {
    switch self {
    case .form: true
    case .panel(let items): items.contains { !$0.forms.isEmpty }
    default: false
    }
  }

  var isSection: Bool {
    if case .section = self { return true }
    return false
  }

  var isWays: Bool {
    if case .ways = self { return true }
    return false
  }

  var isOr: Bool {
    if case .or = self { return true }
    return false
  }

  var isReference: Bool {
    if case .reference = self { return true }
    return false
  }
}

/// Another way to sign in.
struct PageWay: Sendable {
  let text: PageSentence
  let address: PageAddress
}

/// One of several ways to go on, as a button.
struct PageChoice: Sendable {
  let value: String
  let title: PageLabel
  let hint: PageText
  let icon: PageIcon
  /// Whether it is there only where the script shows it.
  var needsScript = false
}

/// A passkey that the script uses or makes; what comes of it goes with the form.
struct PageCredential: Sendable {
  /// The form's field that carries what the browser answers.
  static let field = "credential"

  /// By what, in JSON.
  let options: String
  /// Goes with the answer where no name was typed before.
  var session: String?
  /// Its button; nil where one of the form's choices is the button.
  var text: PageText?
  /// Whether it is made here.
  var isNew = false
}

/// A box to tick.
struct PageCheck: Sendable {
  let name: String
  let label: PageText
  let hint: PageSentence
}

/// A field with its label.
struct PageField: Sendable {
  let name: String
  /// Names the element for links and descriptions.
  let id: String
  let label: PageLabel
  var hint: PageSentence?
  var type = "text"
  var inputMode: String?
  var autocomplete: String?
  var value: String?
  var isRequired = true
  /// Whether a field that may stay empty says so: where all may, it says nothing.
  var saysOptional = true
  var isCode = false
  /// What is wrong with it.
  var error: PageText?
  /// What a new password needs.
  var rules: [PageSentence] = []
  var link: (text: PageText, address: PageAddress)?

  /// A field whose name is its id.
  init(_ name: String, _ label: PageText) {
    self.init(name, id: name, PageLabel.text(label))
  }

  init(_ name: String, id: String, _ label: PageLabel) {
    self.name = name
    self.id = id
    self.label = label
  }
}

/// What a field is called: by us, or by the operator of the pool.
enum PageLabel: Sendable {
  case text(PageText)
  case own(String)
}

/// An authenticator to set up.
struct AuthenticatorSetUp: Sendable {
  /// What the QR code says.
  let uri: String
  /// In Base32.
  let secret: String
}
