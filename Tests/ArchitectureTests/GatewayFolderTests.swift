import Testing

/// The floors of the gateway: what an endpoint is made of lies at the bottom, each kind of endpoint stands
/// beside the others, and the list of all is above them.
@Suite("The folders of the gateway")
struct GatewayFolderTests {
  static let path = "Services/Gateway/Service"

  /// Which folders each may use.
  static let mayUse: [String: Set<String>] = [
    "Channels": [],
    "Edge": ["Channels"],
    "Domains": ["Edge"],
    "Pages": ["Edge"],
    "Browsers": ["Edge"],
    "Certificate": [],
    "Traces": ["Edge"],
    "Signature": ["Edge"],
    "Generated": ["APIs", "Edge", "Interaction"],
    "APIs": ["Edge", "Signature"],
    "OAuth": ["Browsers", "Edge", "Pages"],
    "Branding": ["Edge"],
    "Hosted": ["Browsers", "Edge", "Pages"],
    "Interaction": ["Edge"],
    "Providers": ["Browsers", "Edge", "Pages"],
    "PublicDocuments": ["Domains", "Edge"],
    "Files": ["Edge"],
    "Health": ["Edge", "Certificate", "Channels"],
  ]

  @Test("use only what lies below them, and no kind of endpoint another one")
  func floors() throws {
    let arrows = try FolderArrows(under: Self.path, of: SourceTree.shared())
    #expect(arrows.folders.subtracting([""]) == Set(Self.mayUse.keys))
    for (arrow, places) in arrows.places where arrow.from != "" {
      let isAllowed = Self.mayUse[arrow.from]?.contains(arrow.to) ?? false
      #expect(isAllowed, "\(arrow.from) uses \(arrow.to): \(places.sorted())")
    }
  }

  @Test("the arrows are seen: those that there must be")
  func seen() throws {
    let arrows = try FolderArrows(under: Self.path, of: SourceTree.shared()).places
    for (from, to) in [("", "APIs"), ("APIs", "Edge"), ("OAuth", "Edge"), ("Hosted", "Pages")] {
      #expect(arrows[FolderArrows.Arrow(from: from, to: to)]?.isEmpty == false)
    }
  }
}
