internal import Markup

/// What stands in place of a form where the last sign-in is too old for it.
enum FreshSignIn {
  /// The form for those who have just signed in; for others the way to sign in again and come back.
  static func form(_ visit: Visit, back: PageLink, keep: PageLink, _ form: HTML) -> HTML {
    visit.isFresh ? form : Pieces.signInAgain(for: back, instead: keep)
  }
}
