internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Markup
internal import RPC

/// A visit to the pages of one app client.
struct ClientVisit: Sendable {
  let pool: PoolVisit
  let client: UserPoolClientType
  /// By name and age, the oldest first; the secrets themselves are not among what the page is told.
  let secrets: [ClientSecretDescriptorType]

  var visit: Visit { pool.visit }
  var id: String { client.clientId ?? "" }
  var name: String { client.clientName ?? id }
  var crumbs: [(text: String, link: PageLink)] { [("App clients", pool.link("clients"))] }

  init(_ pool: PoolVisit, _ id: String) async throws(PageFailure) {
    self.pool = pool
    let request = ShowConsoleClientRequest(userPoolId: pool.id, clientId: id)
    let found = try await pool.visit.calls.ask { (calls, context) async throws(RPCError) in
      try await calls.consolePool.showConsoleClient(request, context: context)
    }
    guard let client = found.client else { throw .notFound }
    self.client = client
    secrets = found.secrets
  }

  /// An address below the client's.
  func link(_ segments: String...) -> PageLink {
    PageLink(["pools", pool.id, "clients", id] + segments)
  }
}
