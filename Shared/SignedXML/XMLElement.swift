/// An element of a parsed document, with everything below it.
public struct XMLElement: Sendable, Hashable {
  /// An attribute; declarations of namespaces do not count.
  public struct Attribute: Sendable, Hashable {
    /// Without its prefix.
    public let name: String
    /// Empty where it has none.
    public let namespace: String
    /// With references to characters resolved.
    public let value: String
  }

  /// What an element holds, in the document's order.
  public enum Node: Sendable, Hashable {
    case element(XMLElement)
    case text(String)
  }

  /// Without its prefix.
  public let name: String
  /// Empty where it has none.
  public let namespace: String
  /// In the document's order.
  public let attributes: [Attribute]
  /// What is directly below, in the document's order.
  public let nodes: [Node]
  /// How many elements begin before it in its document.
  let ordinal: Int

  /// The elements directly below.
  public var children: [XMLElement] {
    nodes.compactMap {
      switch $0 {
      case .element(let element): element
      case .text: nil
      }
    }
  }

  /// The text directly below; what elements hold is not in it.
  public var ownText: String {
    nodes.reduce(into: "") { text, node in
      if case .text(let part) = node { text += part }
    }
  }

  /// All text below, also that of elements.
  public var allText: String {
    nodes.reduce(into: "") { text, node in
      switch node {
      case .element(let element): text += element.allText
      case .text(let part): text += part
      }
    }
  }

  /// The value of an attribute without a namespace; nil where there is none.
  public func attribute(_ name: String) -> String? {
    attributes.first { $0.name == name && $0.namespace.isEmpty }?.value
  }
}
