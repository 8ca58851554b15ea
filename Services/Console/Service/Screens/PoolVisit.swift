internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Markup
internal import RPC

/// A visit to the pages of one pool.
struct PoolVisit: Sendable {
  let visit: Visit
  let described: UserPoolType

  var id: String { described.id ?? "" }
  var page: Page.Pool { Page.Pool(id: id, name: described.name ?? id) }

  /// Reads the pool, which the service shows to those who may see it.
  init(_ visit: Visit, _ id: String) async throws(PageFailure) {
    self.visit = visit
    let answer = try await visit.calls.ask { (calls, context) async throws(RPCError) in
      try await calls.operations.describeUserPool(
        DescribeUserPoolRequest(userPoolId: id),
        context: context
      )
    }
    guard let pool = answer.userPool else { throw .notFound }
    described = pool
  }

  /// Whether a change here takes a fresh sign-in: it changes who is an operator.
  var isOfOperators: Bool { id == visit.person.operatorPoolId }

  func may(_ role: Role) -> Bool { visit.may(role, in: id) }

  /// An address below the pool's.
  func link(_ segments: String...) -> PageLink { PageLink(["pools", id] + segments) }
}
