import RPC
import Synchronization
import TokenIssuanceMessages
import TokenIssuanceStubs

/// Token issuance, as far as it proves user pools' tokens: a test says what it answers.
final class FakePoolTokens: UserPoolTokenProofServing {
  private let next = Mutex<Result<ProveUserPoolTokenResponse, RPCError>>(
    .failure(RPCError(code: .unavailable, message: "no answer is set"))
  )
  private let asked = Mutex<[String]>([])

  /// The pools that were asked for.
  var pools: [String] { asked.withLock { $0 } }

  func answer(claims: String, isEnded: Bool = false) {
    let response = ProveUserPoolTokenResponse(claims: Array(claims.utf8), isEnded: isEnded)
    next.withLock { $0 = .success(response) }
  }

  func refuse(_ error: RPCError) {
    next.withLock { $0 = .failure(error) }
  }

  func proveUserPoolToken(
    _ request: ProveUserPoolTokenRequest,
    context: RPCCallContext
  ) async throws(RPCError) -> ProveUserPoolTokenResponse {
    asked.withLock { $0.append(request.userPoolId ?? "") }
    return try next.withLock { $0 }.get()
  }
}
