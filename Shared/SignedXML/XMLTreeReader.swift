internal import CLibXML2

/// Copies libxml2's tree into values, and refuses what sound documents do not have.
struct XMLTreeReader {
  private var elements = 0
  private var declarations = 0

  /// Far above what any provider writes: canonicalisation takes time by the product of both.
  private static let maxElements = 20_000
  private static let maxDeclarations = 2_000
  private static let maxLevels = 64

  /// The outermost element of a document.
  static func root(of document: xmlDocPtr) throws(XMLFault) -> XMLElement {
    var reader = XMLTreeReader()
    var root: XMLElement?
    var next = document.pointee.children
    while let node = next {
      // Beside the outermost element there may be comments, instructions and the type.
      guard node.pointee.type == XML_ELEMENT_NODE else { throw .construct }
      root = try reader.element(node, level: 1)
      next = node.pointee.next
    }
    guard let root else { throw .malformed }
    return root
  }

  private mutating func element(_ node: xmlNodePtr, level: Int) throws(XMLFault) -> XMLElement {
    guard level <= Self.maxLevels, elements < Self.maxElements else { throw .excessive }
    let ordinal = elements
    elements += 1
    try count(declarationsOf: node)
    let attributes = try attributes(of: node)
    var nodes: [XMLElement.Node] = []
    var next = node.pointee.children
    while let child = next {
      nodes.append(try self.node(child, level: level + 1))
      next = child.pointee.next
    }
    return XMLElement(
      name: Self.text(node.pointee.name),
      namespace: Self.text(node.pointee.ns?.pointee.href),
      attributes: attributes,
      nodes: nodes,
      ordinal: ordinal
    )
  }

  private mutating func node(_ node: xmlNodePtr, level: Int) throws(XMLFault) -> XMLElement.Node {
    switch node.pointee.type {
    case XML_ELEMENT_NODE: .element(try element(node, level: level))
    case XML_TEXT_NODE: .text(Self.text(node.pointee.content))
    // Comments, processing instructions, references to entities.
    default: throw .construct
    }
  }

  private mutating func count(declarationsOf node: xmlNodePtr) throws(XMLFault) {
    var next = node.pointee.nsDef
    while let declaration = next {
      declarations += 1
      guard declarations <= Self.maxDeclarations else { throw .excessive }
      next = declaration.pointee.next
    }
  }

  private func attributes(of node: xmlNodePtr) throws(XMLFault) -> [XMLElement.Attribute] {
    var attributes: [XMLElement.Attribute] = []
    var next = node.pointee.properties
    while let attribute = next {
      var value = ""
      var part = attribute.pointee.children
      while let text = part {
        guard text.pointee.type == XML_TEXT_NODE else { throw .construct }
        value += Self.text(text.pointee.content)
        part = text.pointee.next
      }
      attributes.append(
        XMLElement.Attribute(
          name: Self.text(attribute.pointee.name),
          namespace: Self.text(attribute.pointee.ns?.pointee.href),
          value: value
        )
      )
      next = attribute.pointee.next
    }
    return attributes
  }

  private static func text(_ text: UnsafePointer<xmlChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }
}

/// Finds the node of an element again, by how many elements begin before it.
struct XMLNodeFinder {
  private let root: xmlNodePtr?

  init(_ root: xmlNodePtr?) {
    self.root = root
  }

  func node(at ordinal: Int) -> xmlNodePtr? {
    var left = ordinal
    var current = root
    while let node = current {
      if node.pointee.type == XML_ELEMENT_NODE {
        if left == 0 { return node }
        left -= 1
      }
      current = next(after: node)
    }
    return nil
  }

  /// The node that begins next in the document.
  private func next(after node: xmlNodePtr) -> xmlNodePtr? {
    if node.pointee.type == XML_ELEMENT_NODE, let child = node.pointee.children { return child }
    var current: xmlNodePtr? = node
    while let here = current, here != root {
      if let sibling = here.pointee.next { return sibling }
      current = here.pointee.parent
    }
    return nil
  }
}
