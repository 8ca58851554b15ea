internal import Markup

/// Pages outside a session: one thing each, without navigation.
enum PlainPage {
  static func page(_ title: String, _ body: HTML) -> HTML {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    \(Document.head(title))
    </head>
    <body>
    <header class="top"><a class="skip" href="#main">Skip to content</a>\(Document.logo)</header>
    <main id="main" class="plain narrow">
    <div class="head"><h1>\(title)</h1></div>
    \(body)
    </main>
    </body>
    </html>
    """
  }

  static let signedOut = page(
    "You’re signed out",
    """
    <p class="row"><a class="button primary" href="/sign-in">Sign in</a></p>
    """
  )

  static let noOperators = page(
    "There are no operators yet",
    """
    <p class="sub">The first one is made on the machine that runs Gatehouse. The command prints a link, which is good
    for an hour and once.</p>
    <pre>gatehousectl operators create --email you@example.com</pre>
    """
  )

  static let signInOver = page(
    "That sign-in is over",
    """
    <p class="sub">It began in another browser, or too long ago.</p>
    <p class="row"><a class="button primary" href="/sign-in">Sign in</a></p>
    """
  )

  static let signInRefused = page(
    "You were not signed in",
    """
    <p class="sub">The sign-in page gave no answer that fits.</p>
    <p class="row"><a class="button primary" href="/sign-in">Try again</a></p>
    """
  )

  static let signInTooWeak = page(
    "This sign-in is not enough",
    """
    <p class="sub">The console takes a password and a second factor, or a passkey. Where the operators’ pool no longer
    asks for both, this command on the machine that runs Gatehouse puts it right:</p>
    <pre>gatehousectl operators create --email you@example.com</pre>
    <p class="row"><a class="button primary" href="/sign-in?fresh=1">Sign in again</a></p>
    """
  )

  static let linkOver = page(
    "This link is no longer good",
    """
    <p class="sub">It was used, or is older than an hour, or a newer one was made. Another is made by this command on the
    machine that runs Gatehouse:</p>
    <pre>gatehousectl operators create --email you@example.com</pre>
    """
  )

  static let passwordSet = page(
    "Your password is set",
    """
    <p class="sub">Sign in with it now. You’ll be asked to set up an authenticator app, and may add a passkey.</p>
    <p class="row"><a class="button primary" href="/sign-in">Sign in</a></p>
    """
  )
}
