internal import IdentityFederationCore
internal import PublicOperations

/// Who asks for an identity's data.
enum SyncCaller: Sendable, Hashable {
  /// The holder of an access key, for any identity.
  case accessKey(String)
  /// The identity itself, by its temporary credentials.
  case identity

  /// What a record says of who changed it, where no device is named; also what a session is bound to.
  var name: String {
    switch self {
    case .accessKey(let id): id
    case .identity: "identity"
    }
  }
}

/// The identity whose data a request is about, and who asks.
struct SyncedIdentity: Sendable, Hashable {
  let pool: IdentityPoolID
  let identity: IdentityID
  let caller: SyncCaller

  /// Reads the request's ids; refuses the credentials of another identity, whether or not the named
  /// one is there: a caller is not told which identities there are.
  init(
    pool poolText: String?,
    identity identityText: String?,
    principal: Principal
  ) throws(IdentityFederationFailure) {
    let poolText = poolText ?? ""
    let identityText = identityText ?? ""
    switch principal {
    case .accessKey(let key): caller = .accessKey(key.id)
    case .identity(let credentials):
      guard credentials.identityPoolID == poolText, credentials.identityID == identityText else {
        throw .identityForbidden(identityText)
      }
      caller = .identity
    case .anonymous, .operator: throw .identityForbidden(identityText)
    }
    guard let pool = IdentityPoolID(poolText) else { throw .identityPoolNotFound(poolText) }
    // An identity is of its pool's region.
    guard let identity = IdentityID(identityText), identity.region == pool.region else {
      throw .identityNotFound(identityText)
    }
    self.pool = pool
    self.identity = identity
  }

  /// An identity whose data the service itself publishes.
  init(_ pool: IdentityPoolID, _ identity: IdentityID) {
    self.pool = pool
    self.identity = identity
    caller = .identity
  }
}
