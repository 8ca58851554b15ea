internal import AuthenticationCore
internal import DeviceRegistryMessages
internal import DeviceRegistryStubs
internal import RPC
internal import Synchronization

/// A registry of instances that knows what the test tells it.
final class KnownInstances: AppInstanceServing {
  private struct State {
    var accounts: [AppAccount] = []
    var gone: [String] = []
    var isAway = false
  }

  private let state = Mutex(State())

  /// The addresses that were removed because their service no longer knows them.
  var gone: [String] { state.withLock { $0.gone } }

  /// How calls reach it.
  var client: AppInstanceClient {
    var router = RPCRouter()
    register(in: &router)
    return AppInstanceClient(InProcessChannel(router))
  }

  /// Adds an account of a user, whose instance may have an address for pushes.
  func add(_ account: String, of sub: String, on instance: String, push token: String? = nil) {
    let push = token.map { PushAddress(type: "test", token: $0) }
    let added = AppAccount(accountId: account, instanceId: instance, sub: sub, push: push)
    state.withLock { $0.accounts.append(added) }
  }

  /// Whether it answers with a fault.
  var isAway: Bool {
    get { state.withLock { $0.isAway } }
    set { state.withLock { $0.isAway = newValue } }
  }

  func findAccounts(
    _ request: FindAccountsRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> FindAccountsResponse {
    guard !isAway else { throw .internalFault("the registry is away") }
    return FindAccountsResponse(
      accounts: state.withLock { $0.accounts.filter { $0.sub == request.sub } }
    )
  }

  func updateInstance(
    _ request: UpdateInstanceRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> UpdateInstanceResponse {
    state.withLock { $0.gone += [request.gonePushToken].compactMap { $0 } }
    return UpdateInstanceResponse()
  }

  /// The instance that was added first; the test writes the pool in place of a proof.
  func proveInstance(
    _ request: ProveInstanceRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ProveInstanceResponse {
    let accounts = state.withLock { $0.accounts }
    let id = accounts.first?.instanceId
    return ProveInstanceResponse(
      instance: AppInstance(
        userPoolId: request.userPoolId ?? request.proof?.dpop,
        instanceId: id,
        accounts: accounts.filter { $0.instanceId == id }
      )
    )
  }

  func registerInstance(
    _ request: RegisterInstanceRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> RegisterInstanceResponse {
    throw .internalFault("no test registers one")
  }

  func removeInstance(
    _ request: RemoveInstanceRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> RemoveInstanceResponse {
    throw .internalFault("no test removes one")
  }

  func addAccount(
    _ request: AddAccountRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> AddAccountResponse {
    throw .internalFault("no test adds one by a call")
  }

  func removeAccount(
    _ request: RemoveAccountRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> RemoveAccountResponse {
    throw .internalFault("no test removes one")
  }
}
