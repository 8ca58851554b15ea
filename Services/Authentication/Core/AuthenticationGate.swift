public import AuthenticationStubs
internal import Domain
package import GatehouseStubs
public import PublicOperations

/// The gate before this service's operations.
package typealias AuthenticationGate = PublicOperationGate<AuthenticationOperation, Directory>

extension AuthenticationOperation: GatedOperation {
  /// Who may carry the operation out: user pools are no identity's, whatever credentials it has.
  public var permittedCallers: PermittedCallers { isSigned ? .accessKeys : .anyone }
}

extension AuthenticationFailure: OperationFailure {
  /// The failure of an operation whose gate failed.
  package init(_ failure: GateFailure) {
    switch failure {
    case .invalidParameter(let message): self = .invalidParameter(message)
    case .unavailable(let message): self = .unavailable(message)
    case .internalFault(let message): self = .internalFault(message)
    }
  }

  /// Refuses a request beyond the rate.
  package static let rateExceeded = tooManyRequests("Rate exceeded")

  /// Which rule decided, where the reason alone tells little.
  ///
  /// Only sentences that hold nothing of the request: others may repeat what was typed.
  package var rule: String? {
    reason == .notAuthorized || reason == .limitExceeded ? message : nil
  }
}

extension Directory: PoolFinding {
  /// The pool and the client of the request's words; a client's pool if this process happens to
  /// know it.
  package func claims(of naming: RequestNaming) -> RequestClaims {
    let client = naming.clientId.flatMap { ClientID($0) }
    let pool =
      naming.userPoolId.flatMap { UserPoolID($0) }
      ?? client.flatMap { settings.known($0)?.pool.id }
    return RequestClaims(
      pool: pool?.text,
      client: client?.text,
      region: (pool ?? Self.pool(of: naming.resourceArn))?.region
    )
  }

  private static func pool(of arn: String?) -> UserPoolID? {
    arn?.split(separator: "/").last.flatMap { UserPoolID(String($0)) }
  }

  /// The pool that a request names in whatever way; nil where there is none.
  ///
  /// The token is not proved yet. An attacker who makes one up can use up a pool's requests, which
  /// the id of one of its clients allows as well. Requests that name no existing pool share one bucket.
  package func pool(
    named naming: RequestNaming
  ) async throws(AuthenticationFailure) -> String? {
    let id =
      naming.userPoolId.flatMap { UserPoolID($0) }
      ?? naming.accessToken.flatMap { UnprovedClaims($0)?.pool }
      ?? Self.pool(of: naming.resourceArn)
    do throws(AuthenticationFailure) {
      if let id { return try await cachedSettings(of: id).id.text }
      guard let client = naming.clientId.flatMap({ ClientID($0) }) else { return nil }
      return try await cachedSettings(of: client).pool.id.text
    } catch .resourceNotFound {
      return nil
    } catch {
      throw error
    }
  }
}
