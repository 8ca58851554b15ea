/// What stands around each page of a user's own account.
struct PageFrame: Sendable {
  /// A page of the menu.
  struct Entry: Sendable {
    let text: PageText
    let address: PageAddress
    let isCurrent: Bool
  }

  /// The application that the pages belong to.
  let app: String
  /// Who is signed in.
  let user: String
  let menu: [Entry]
  let signOut: PageForm
}

/// A thing that a user has: a device, a session, a factor.
struct PageItem: Sendable {
  let title: PageLabel
  let icon: PageIcon
  /// What makes it another one than the rest.
  var marks: [PageText] = []
  var facts: [(PageText, String)] = []
  /// What may be done with it.
  var forms: [PageForm] = []

  init(title: PageLabel, icon: PageIcon) {
    self.title = title
    self.icon = icon
  }
}
