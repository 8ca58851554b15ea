internal import AuthenticationMessages
internal import Domain
internal import Markup

/// The secrets of a client by their age; the secrets themselves take a step of their own.
struct ClientSecretsPart: Sendable {
  private let subject: ClientVisit

  init(_ subject: ClientVisit) {
    self.subject = subject
  }

  private var isEditable: Bool { subject.pool.may(.administrator) }

  var html: HTML {
    guard !subject.secrets.isEmpty else {
      return """
        <section class="panel" aria-labelledby="cs"><header><h2 id="cs">Secrets</h2></header>
        \(Pieces.empty(
          "This client has no secret",
          "An app on a user’s device can keep none. A client with a secret is made as one."
        ))
        </section>
        """
    }
    return """
      <section class="panel" aria-labelledby="cs"><header><h2 id="cs">Secrets</h2></header>
      \(Pieces.table(
        "Table of secrets",
        [("Secret", false), ("Made", true), ("Age", true), ("", false)],
        subject.secrets.map(row)
      ))
      \(buttons)
      </section>
      """
  }

  private var buttons: HTML? {
    guard isEditable else { return nil }
    guard subject.visit.isFresh else {
      return """
        <p class="bar row"><a class="button slim" href="\(
          PageLink("sign-in").with([("to", subject.link().text), ("fresh", "1")])
        )">Sign in again to show or add one</a></p>
        """
    }
    let add: HTML? =
      subject.secrets.count < 2
      ? """
      <form method="post" action="\(subject.link("add-secret"))">\(subject.visit.formSecret)<button class="button slim" \
      type="submit">Add a second secret</button></form>
      """ : nil
    return """
      <div class="bar row"><form method="post" action="\(subject.link("show-secret"))">\(subject.visit.formSecret)<button \
      class="button slim" type="submit">Show the newest secret</button></form>\(add)<span class="muted small">With two, \
      apps change over one by one.</span></div>
      """
  }

  private func row(_ secret: ClientSecretDescriptorType) -> HTML {
    let id = secret.clientSecretId ?? ""
    let delete: HTML? =
      isEditable && subject.secrets.count > 1
      ? """
      <a class="button slim plain bad" href="\(
        subject.link("delete-secret").with([("secret", id)])
      )">Delete…<span class="hide"> \(id)</span></a>
      """ : nil
    return """
      <tr><td class="first mono">\(id)</td><td class="num" data-l="Made">\(
        Words.time(secret.clientSecretCreateDateUnixMillis)
      )</td><td class="num" data-l="Age">\(age(of: secret))</td><td class="acts">\(delete)</td></tr>
      """
  }

  private func age(of secret: ClientSecretDescriptorType) -> String {
    guard let made = secret.clientSecretCreateDateUnixMillis else { return "Unknown" }
    let days = max(subject.visit.now.unixMillis - made, 0) / 86_400_000
    return days == 1 ? "1 day" : "\(Words.number(days)) days"
  }
}
