internal import AuthenticationCore
internal import PublicOperations

extension Branding {
  /// Tells the operator of links that are stored and shown nowhere (TRM-2).
  func noteHiddenLinks(_ links: [String: String]?, _ call: Call) {
    let hidden = (links ?? [:]).filter { !TermsLink.isShown($0.value) }.keys.sorted()
    guard !hidden.isEmpty else { return }
    call.note("links that pages do not show", inWords: hidden.joined(separator: ", "))
  }
}
