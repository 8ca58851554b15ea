internal import Configuration
internal import FoundationEssentials

/// A configuration file's JSON, flattened to one value a key.
///
/// Nested objects become key components, so `{"database": {"port": 5432}}` is `database.port`.
struct ConfigurationTree {
  private(set) var values: [[String]: ConfigContent] = [:]
  private(set) var faults: [String] = []

  init() {}

  init(json: [UInt8]) throws(ConfigurationFaults) {
    let root: Node
    do {
      root = try JSONDecoder().decode(Node.self, from: Data(json))
    } catch {
      throw ConfigurationFaults(["the file is not valid JSON: \(Self.place(of: error))"])
    }
    guard case .object(let members) = root else {
      throw ConfigurationFaults(["the file must hold a JSON object"])
    }
    add(members, under: [])
  }

  /// Takes over what another tree has and this one has not, and its faults.
  mutating func underlay(_ other: ConfigurationTree) {
    values.merge(other.values) { own, _ in own }
    faults += other.faults
  }

  /// Adds a fault.
  mutating func report(_ sentence: String) {
    faults.append(sentence)
  }

  private mutating func add(_ members: [String: Node], under path: [String]) {
    for (name, node) in members {
      add(node, at: path + [name])
    }
  }

  private mutating func add(_ node: Node, at path: [String]) {
    switch node {
    case .null: break
    case .object(let members): add(members, under: path)
    case .string(let text): values[path] = .string(text)
    case .integer(let number): values[path] = .int(number)
    case .number(let number): values[path] = .double(number)
    case .boolean(let flag): values[path] = .bool(flag)
    case .list(let nodes):
      let texts = nodes.compactMap { node -> String? in
        guard case .string(let text) = node else { return nil }
        return text
      }
      guard texts.count == nodes.count else {
        faults.append("\(path.joined(separator: ".")): must be a list of strings")
        return
      }
      values[path] = .stringArray(texts)
    }
  }

  private static func place(of error: any Error) -> String {
    guard case DecodingError.dataCorrupted(let context)? = error as? DecodingError else {
      return "unexpected content"
    }
    guard let cause = context.underlyingError else { return context.debugDescription }
    return "\(cause)"
  }
}

extension ConfigurationTree {
  /// A JSON value as the decoder finds it.
  private indirect enum Node: Decodable {
    case null
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case list([Node])
    case object([String: Node])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let flag = try? container.decode(Bool.self) {
        self = .boolean(flag)
      } else if let number = try? container.decode(Int.self) {
        self = .integer(number)
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else if let text = try? container.decode(String.self) {
        self = .string(text)
      } else if let nodes = try? container.decode([Node].self) {
        self = .list(nodes)
      } else {
        self = .object(try container.decode([String: Node].self))
      }
    }
  }
}
