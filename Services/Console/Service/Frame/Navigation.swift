internal import AuthenticationMessages
internal import Markup

/// The pages of a pool, and of the installation.
enum Section: String, Sendable {
  case overview, clients, users, groups, devices, imports, settings, triggers, providers, keys
  case branding
  case events, plots, operators, outbox

  fileprivate var title: String {
    switch self {
    case .overview: "Overview"
    case .clients: "App clients"
    case .users: "Users"
    case .groups: "Groups"
    case .devices: "Devices"
    case .imports: "Import"
    case .settings: "Authentication methods"
    case .triggers: "Lambda triggers"
    case .providers: "Social and external providers"
    case .keys: "Signing keys"
    case .branding: "Managed login"
    case .events: "Events"
    case .plots: "Plots"
    case .operators: "Operators"
    case .outbox: "Outbox"
    }
  }
}

/// The navigation beside each page, in the groups and words of AWS's console.
struct Navigation: Sendable {
  let pool: Page.Pool?
  let section: Section?

  private static let groups: [(title: String, sections: [Section])] = [
    ("Applications", [.clients]),
    ("User management", [.users, .groups, .devices, .imports]),
    ("Authentication", [.settings, .providers, .triggers]), ("Branding", [.branding]),
    ("Security", [.events, .plots, .keys]),
  ]

  func html(for visit: Visit) -> HTML {
    """
    <nav class="nav" id="nav" aria-label="Console">
    <ul>\(item("Pools", PageLink(), isCurrent: pool == nil && section == nil))\(poolItem)</ul>
    \(poolGroups)
    \(installation(visit))
    </nav>
    """
  }

  private var poolItem: HTML? {
    guard let pool else { return nil }
    let mark: HTML = section == .overview ? " aria-current=\"page\"" : ""
    return """
      <li><a href="\(PageLink("pools", pool.id))"\(mark)><strong>\(pool.name)</strong><br><span class="mono muted \
      small">\(pool.id)</span></a></li>
      """
  }

  private var poolGroups: [HTML] {
    guard let pool else { return [] }
    return Self.groups.map { group in
      let items = group.sections.map {
        item($0.title, PageLink("pools", pool.id, $0.rawValue), isCurrent: $0 == section)
      }
      return """
        <h2>\(group.title)</h2>
        <ul>\(items)</ul>
        """
    }
  }

  private func installation(_ visit: Visit) -> HTML {
    let isAdministrator = visit.person.role == Role.administrator.rawValue
    let own: [Section] = isAdministrator ? [.events, .operators, .outbox] : [.events]
    let items = own.map {
      item($0.title, PageLink($0.rawValue), isCurrent: pool == nil && $0 == section)
    }
    return """
      <h2>Installation</h2>
      <ul>\(items)</ul>
      """
  }

  private func item(_ title: String, _ link: PageLink, isCurrent: Bool) -> HTML {
    let mark: HTML = isCurrent ? " aria-current=\"page\"" : ""
    return """
      <li><a href="\(link)"\(mark)>\(title)</a></li>
      """
  }
}
