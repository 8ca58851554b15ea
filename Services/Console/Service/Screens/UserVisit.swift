internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Markup
internal import RPC

/// A visit to the pages of one user.
struct UserVisit: Sendable {
  let pool: PoolVisit
  let user: AdminGetUserResponse

  var visit: Visit { pool.visit }
  var name: String { user.username ?? "" }

  init(_ pool: PoolVisit, _ name: String) async throws(PageFailure) {
    self.pool = pool
    let id = pool.id
    user = try await pool.visit.calls.ask { (calls, context) async throws(RPCError) in
      try await calls.operations.adminGetUser(
        AdminGetUserRequest(userPoolId: id, username: name),
        context: context
      )
    }
  }

  /// An attribute's value.
  func attribute(_ name: String) -> String? {
    user.userAttributes?.first { $0.name == name }?.value
  }

  /// An address below the user's.
  func link(_ segments: String...) -> PageLink {
    PageLink(["pools", pool.id, "users", name] + segments)
  }
}
