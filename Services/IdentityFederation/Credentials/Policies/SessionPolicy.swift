internal import Domain
internal import FoundationEssentials
package import IdentityFederationCore
internal import JSON

/// The policy that narrows a session (STS, `Policy` of AssumeRoleWithWebIdentity).
///
/// It allows nothing that the session could not do without it. What stands in it and is not judged
/// here, such as a condition, is refused where the session is asked for: a restriction that was
/// accepted and ignored would leave the credentials open.
package struct SessionPolicy: Sendable, Hashable {
  /// As the client wrote it; this is what the session's token seals.
  package let text: String
  private let statements: [Statement]

  /// What a policy says of an operation.
  package enum Decision: Sendable, Hashable {
    case allowed
    /// No statement allows it.
    case notAllowed
    /// A statement denies it, whatever the others allow.
    case denied
  }

  private struct Statement: Sendable, Hashable {
    let allows: Bool
    let actions: [String]
    let resources: [PolicyResource]

    func applies(to action: String, on resource: String) -> Bool {
      actions.contains { Wildcard.matches($0, action.lowercased()) }
        && resources.contains { $0.includes(resource) }
    }
  }

  /// More than fit into the 2048 characters that STS lets a policy have.
  private static let maxValues = 2048

  /// Reads a policy; refuses one that has not the form, or an element that is not judged here.
  package init(_ text: String) throws(IdentityFederationFailure) {
    guard case .object(let members) = Self.json(text) else {
      throw .malformedPolicy("The policy is not in the valid JSON format.")
    }
    try Self.expect(members, only: ["Version", "Id", "Statement"])
    switch members["Version"] {
    case nil, .string("2012-10-17"), .string("2008-10-17"): break
    case .some: throw .malformedPolicy("The policy's Version is not one that there is.")
    }
    switch members["Statement"] {
    case .array(let list): statements = try list.map(Self.statement)
    case .some(let one): statements = [try Self.statement(one)]
    case nil: throw .malformedPolicy("Missing required field Statement.")
    }
    self.text = text
  }

  /// What the policy says of `cognito-sync:ListRecords` and the like, on the resource of an ARN.
  package func decision(on action: String, _ resource: String) -> Decision {
    let relevant = statements.filter { $0.applies(to: action, on: resource) }
    guard relevant.allSatisfy(\.allows) else { return .denied }
    if let other = Self.deniedWith[action] {
      let isDenied = statements.contains { !$0.allows && $0.applies(to: other, on: resource) }
      guard !isDenied else { return .denied }
    }
    return relevant.isEmpty ? .notAllowed : .allowed
  }

  /// What a denial of another action denies as well: two ways to one thing (cognito-idp,
  /// DescribeTermsByClient).
  private static let deniedWith = [
    "cognito-idp:DescribeTermsByClient": "cognito-idp:DescribeTerms"
  ]

  /// Nil also for a name that stands twice: of two Statements one would not be judged, and that may be the
  /// one that denies.
  private static func json(_ text: String) -> JSONValue? {
    do {
      try JSONText.check(Array(text.utf8), maxDepth: JSONValue.maxNested, maxValues: maxValues)
      return try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    } catch {
      return nil
    }
  }

  private static func statement(
    _ value: JSONValue
  ) throws(IdentityFederationFailure) -> Statement {
    guard case .object(let members) = value else {
      throw .malformedPolicy("A statement of the policy must be an object.")
    }
    try expect(members, only: ["Sid", "Effect", "Action", "Resource"])
    let effect = members["Effect"]?.text
    guard effect == "Allow" || effect == "Deny" else {
      throw .malformedPolicy("The Effect of a statement must be Allow or Deny.")
    }
    let actions = try texts(members["Action"], "Action").map { $0.lowercased() }
    guard actions.allSatisfy({ $0 == "*" || $0.contains(":") }) else {
      throw .malformedPolicy("Actions must be prefaced by a vendor, e.g., cognito-sync, sts, etc.")
    }
    var resources: [PolicyResource] = []
    for text in try texts(members["Resource"], "Resource") {
      guard let resource = PolicyResource(text) else {
        throw .malformedPolicy("Resource \(text) must be in ARN format or \"*\".")
      }
      resources.append(resource)
    }
    return Statement(allows: effect == "Allow", actions: actions, resources: resources)
  }

  private static func texts(
    _ value: JSONValue?,
    _ element: String
  ) throws(IdentityFederationFailure) -> [String] {
    let list: [JSONValue]
    switch value {
    case .string: list = value.map { [$0] } ?? []
    case .array(let values): list = values
    case .some, nil: list = []
    }
    let texts = list.compactMap(\.text)
    guard !texts.isEmpty, texts.count == list.count else {
      throw .malformedPolicy("A statement of the policy must have a text for its \(element).")
    }
    return texts
  }

  private static func expect(
    _ members: [String: JSONValue],
    only known: Set<String>
  ) throws(IdentityFederationFailure) {
    guard let other = members.keys.filter({ !known.contains($0) }).min() else { return }
    throw .malformedPolicy("The element \(other) of the policy is not supported.")
  }
}
