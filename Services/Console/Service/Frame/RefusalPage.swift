internal import Markup

/// The page of what was refused, or failed; it names the request, by which its event is found.
struct RefusalPage: Sendable {
  let response: PageResponse

  /// A refusal with a way on, which for what a role or an old sign-in does not allow is another sign-in.
  init(_ failure: PageFailure, requestID: String, isSignedIn: Bool, again: PageLink) {
    let (status, title, sentence) = Self.words(of: failure)
    let home: HTML? =
      isSignedIn
      ? """
      <a class="button" href="/">To the pools</a>
      """ : nil
    let signIn: HTML? =
      !isSignedIn || status == 403
      ? """
      <a class="button" href="\(again)">Sign in again</a>
      """ : nil
    response = PageResponse(
      status: status,
      page: PlainPage.page(
        title,
        """
        <div class="alert bad" role="alert">\(sentence)</div>
        <p class="row">\(home)\(signIn)</p>
        <p class="hint">Reference <code>\(requestID)</code></p>
        """
      )
    )
  }

  private static func words(of failure: PageFailure) -> (Int, String, String) {
    switch failure {
    case .signedOut: (401, "You’re signed out", "Sign in and try again. Nothing was changed.")
    case .forbidden(let sentence): (403, "You may not do this", sentence)
    case .notFound: (404, "There is nothing here", "It was deleted, or the address is wrong.")
    case .refused(let sentence): (400, "That was refused", sentence)
    case .oldForm:
      (
        403, "That form is too old",
        "Open the page again and send it once more. Nothing was changed."
      )
    case .fault:
      (503, "Something failed", "A service did not answer. Try again; its log says why.")
    }
  }
}
