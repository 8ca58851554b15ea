internal import SignedXML

/// Takes an element's parts in the order of its schema; what nothing takes is refused.
struct ElementParts {
  let element: XMLElement
  private var rest: ArraySlice<XMLElement>

  /// The parts of an element that holds elements, and may have these attributes.
  init(of element: XMLElement, attributes allowed: Set<String>) throws(Refusal) {
    try Self.check(element, allowed)
    guard element.ownText.allSatisfy(\.isXMLSpace) else {
      throw .grammar("text between elements")
    }
    self.element = element
    rest = element.children[...]
  }

  /// The next element, where it is this one.
  mutating func next(_ name: String, in space: String) -> XMLElement? {
    guard let first = rest.first, first.name == name, first.namespace == space else { return nil }
    return rest.popFirst()
  }

  /// The next elements, as many as are these.
  mutating func all(_ name: String, in space: String) -> [XMLElement] {
    var found: [XMLElement] = []
    while let element = next(name, in: space) { found.append(element) }
    return found
  }

  /// The next element, which must be this one.
  mutating func required(_ name: String, in space: String) throws(Refusal) -> XMLElement {
    guard let element = next(name, in: space) else { throw .grammar("a part is missing") }
    return element
  }

  /// Refuses what is left.
  func end() throws(Refusal) {
    guard rest.isEmpty else { throw .grammar("an element that has no place here") }
  }

  /// The text of an element that holds nothing else.
  static func text(
    of element: XMLElement,
    attributes allowed: Set<String> = []
  ) throws(Refusal) -> String {
    try check(element, allowed)
    guard element.children.isEmpty else { throw .grammar("an element where only text is") }
    return element.ownText
  }

  /// Whitespace is not trimmed: a value that another reader trims may be another name.
  private static func check(
    _ element: XMLElement,
    _ allowed: Set<String>
  ) throws(Refusal) {
    for attribute in element.attributes {
      let isKnown =
        attribute.namespace.isEmpty
        ? allowed.contains(attribute.name) : attribute.namespace == SAMLNames.schemaInstanceSpace
      guard isKnown else { throw .grammar("an attribute that has no place here") }
    }
  }
}

extension Character {
  /// XML 1.0 §2.3.
  fileprivate var isXMLSpace: Bool {
    self == " " || self == "\t" || self == "\n" || self == "\r" || self == "\r\n"
  }
}
