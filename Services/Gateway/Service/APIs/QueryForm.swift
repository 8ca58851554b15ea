internal import HTTPTypes

/// The parameters of a request of the Query protocol.
///
/// Members of structures and lists have the path to them in front of their names:
/// `PolicyArns.member.1.arn`.
struct QueryForm: Sendable {
  /// A body's size: a token of 20 000 characters and a policy, with every character escaped.
  static let maxBytes = 128 * 1024
  /// Parameters of one form; no operation has as many members.
  private static let maxParameters = 1000

  private var values: [String: String] = [:]
  private var path = ""

  /// A form without parameters.
  init() {}

  /// Reads the parameters of an address, and those of a POST's body.
  init(_ head: HTTPRequest, body: [UInt8]) throws(PublicError) {
    let parts = [
      // As a signature reads them: a plus sign is one.
      Parameters(query: head.path ?? "", plus: .plus),
      Parameters(form: head.method == .post ? body : []),
    ]
    // If one name stands twice, the wrong value could be believed.
    guard parts.allSatisfy({ !$0.isMalformed && $0.repeated.isEmpty }),
      Set(parts[0].all.keys).isDisjoint(with: parts[1].all.keys)
    else { throw .malformedQueryString }
    values = parts[0].all.merging(parts[1].all) { first, _ in first }
    guard values.count <= Self.maxParameters else { throw .malformedQueryString }
  }

  /// Whether an address names an operation.
  static func isNamed(by head: HTTPRequest) -> Bool {
    Parameters(query: head.path ?? "", plus: .plus)["Action"] != nil
  }

  func text(_ name: String) -> String? { values[path + name] }

  func integer(_ name: String) throws(PublicError) -> Int32? {
    guard let text = text(name) else { return nil }
    guard let number = Int32(text) else { throw .invalidParameterValue(path + name) }
    return number
  }

  /// Nil where no parameter belongs to the structure.
  func structure<Value: QueryReadable>(_ name: String) throws(PublicError) -> Value? {
    guard let inner = within("\(name).") else { return nil }
    return try Value(reading: inner)
  }

  /// A list whose members are structures; without members its own name stands for it.
  func structures<Value: QueryReadable>(_ name: String) throws(PublicError) -> [Value]? {
    var list: [Value] = []
    while let inner = within("\(name).member.\(list.count + 1).") {
      list.append(try Value(reading: inner))
    }
    return list.isEmpty && text(name) == nil ? nil : list
  }

  /// A list of texts; without members its own name stands for it.
  func texts(_ name: String) -> [String]? {
    var list: [String] = []
    while let member = text("\(name).member.\(list.count + 1)") { list.append(member) }
    return list.isEmpty && text(name) == nil ? nil : list
  }

  /// Only what belongs to the member, so that the lists of a hostile form cost no more than it has.
  private func within(_ name: String) -> QueryForm? {
    var inner = QueryForm()
    inner.path = path + name
    inner.values = values.filter { $0.key.hasPrefix(inner.path) }
    return inner.values.isEmpty ? nil : inner
  }
}

extension PublicError {
  fileprivate static let malformedQueryString = PublicError(
    exception: "MalformedQueryString",
    status: .notFound,
    message: "The query string contains a syntax error."
  )

  fileprivate static func invalidParameterValue(_ name: String) -> PublicError {
    PublicError(
      exception: "InvalidParameterValue",
      message: "The value of '\(name)' can not be converted to an Integer."
    )
  }
}
