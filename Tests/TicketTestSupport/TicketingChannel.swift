internal import AuthenticationStubs
internal import Cryptography
public import Domain
import GatehouseStubs
internal import IdentityFederationStubs
public import PublicOperations
public import RPC

/// A channel that gives each call of a signed operation its ticket, as identity federation and the
/// gateway do together.
public struct TicketingChannel: RPCChannel {
  private let channel: any RPCChannel
  private let keys: TicketKeys
  private let clock: any WallClock
  private let principal: Principal?

  /// Calls through the channel, with tickets of the keys; who signs is the principal, or the access
  /// key that a call's context names.
  public init(
    _ channel: any RPCChannel,
    keys: TicketKeys,
    clock: any WallClock,
    principal: Principal? = nil
  ) {
    self.channel = channel
    self.keys = keys
    self.clock = clock
    self.principal = principal
  }

  /// The keys of tests.
  public static func testKeys() throws(TicketFault) -> TicketKeys {
    try TicketKeys(keys: [1: [UInt8](repeating: 3, count: 32)], current: 1)
  }

  /// Calls, with a ticket where the operation is signed.
  public func call(
    _ method: RPCMethod,
    _ request: [UInt8],
    context: RPCCallContext
  ) async throws(RPCError) -> [UInt8] {
    var context = context
    let named = context.accessKeyID.map { Principal.accessKey(Principal.AccessKey(id: $0)) }
    if let principal = principal ?? named, let operation = Self.signedOperation(of: method) {
      do throws(TicketFault) {
        context.ticket = try keys.seal(
          OperationTicket(
            principal: principal,
            region: context.region ?? "us-east-1",
            issuedAt: clock.now()
          ),
          for: TicketedCall(
            api: operation.api,
            operation: operation.name,
            messageHash: SHA256.digest(of: request),
            requestID: context.requestID
          )
        )
      } catch {
        throw RPCError(code: .internalError, message: error.rawValue)
      }
    }
    return try await channel.call(method, request, context: context)
  }

  private static func signedOperation(of method: RPCMethod) -> (api: String, name: String)? {
    let name = method.fullName.split(separator: "/").last.map { String($0) }
    switch method.service {
    case AuthenticationMethods.service:
      return AuthenticationOperation.allCases.first { $0.name == name && $0.isSigned }
        .map { ($0.api, $0.name) }
    case IdentityFederationMethods.service:
      return IdentityFederationOperation.allCases.first { $0.name == name && $0.isSigned }
        .map { ($0.api, $0.name) }
    case _:
      return nil
    }
  }
}
