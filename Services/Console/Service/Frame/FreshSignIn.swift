internal import Markup

/// What stands in place of a button where the last sign-in is too old for it.
enum FreshSignIn {
  /// The form for those who have just signed in; for others the way to sign in again and come back.
  static func form(_ visit: Visit, back: PageLink, keep: PageLink, _ form: HTML) -> HTML {
    guard !visit.isFresh else { return form }
    return """
      <p class="row"><a class="button primary" href="\(
        PageLink("sign-in").with([("to", back.text), ("fresh", "1")])
      )">Sign in again to go on</a><a class="button" href="\(keep)">Keep as it is</a></p>
      <p class="hint">Your last sign-in is more than a few minutes ago.</p>
      """
  }
}
