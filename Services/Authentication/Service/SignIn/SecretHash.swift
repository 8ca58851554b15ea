internal import Cryptography
internal import Domain

/// How a client with a secret proves that it knows it.
enum SecretHash {
  /// Checks SECRET_HASH over any of the names that the request may mean (E.1.5).
  static func check(
    _ given: String?,
    over names: [String],
    of client: ClientSettings,
    secret: String?
  ) throws(AuthenticationFailure) {
    guard let secret else { return }
    guard let given else {
      throw .notAuthorized(
        "Client \(client.id) is configured with secret but SECRET_HASH was not received"
      )
    }
    let key = HMACKey(Array(secret.utf8))
    let hash = Base64.decode(given) ?? []
    // Every name is compared, whichever fits, in time that does not depend on the hash.
    let matches = names.filter {
      constantTimeEquals(hash, key.authenticate(Array(($0 + client.id.text).utf8)))
    }
    guard !matches.isEmpty else {
      throw .notAuthorized("Unable to verify secret hash for client \(client.id)")
    }
  }

  /// Checks a secret that the request carries in the clear.
  static func checkRaw(_ given: String?, of client: ClientSettings, secret: String?) -> Bool {
    guard let secret else { return true }
    return constantTimeEquals(Array((given ?? "").utf8), Array(secret.utf8))
  }
}

extension Authentication {
  func checkSecretHash(
    _ given: String?,
    over names: String...,
    of client: ClientSettings
  ) throws(AuthenticationFailure) {
    try SecretHash.check(given, over: names, of: client, secret: try settings.secret(of: client))
  }
}
