internal import Markup

/// The page of what was refused, or failed; it names the request, by which its event is found.
struct RefusalPage: Sendable {
  let response: PageResponse

  init(_ failure: PageFailure, requestID: String, isSignedIn: Bool) {
    let (status, title, sentence) = Self.words(of: failure)
    let home: HTML =
      isSignedIn
      ? """
      <p class="row"><a class="button" href="/">To the pools</a></p>
      """
      : """
      <p class="row"><a class="button primary" href="/sign-in">Sign in</a></p>
      """
    response = PageResponse(
      status: status,
      page: PlainPage.page(
        title,
        """
        <div class="alert bad" role="alert">\(sentence)</div>
        \(home)
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
