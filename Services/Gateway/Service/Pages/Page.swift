internal import HTTPTypes

/// A page for people: a heading, a sentence and at most one form with one button.
struct Page: Sendable {
  /// What went wrong with the last form, above all else.
  struct Alert: Sendable {
    let title: PageText
    let sentence: PageText

    static let fault = Alert(title: .faultTitle, sentence: .faultSentence)
    static let tooMany = Alert(title: .tooManyTitle, sentence: .tooManySentence)
    /// The form is not from this page, or the browser keeps no cookie.
    static let stale = Alert(title: .staleTitle, sentence: .staleSentence)
  }

  var status: HTTPResponse.Status = .ok
  let heading: PageText
  let lead: PageText
  var alert: Alert?
  /// The words of the form's button; nil where there is no form.
  var button: PageText?
}
