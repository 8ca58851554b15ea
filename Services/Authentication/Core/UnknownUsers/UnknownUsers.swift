package import Cryptography
package import Domain

/// The made-up values with which a user who does not exist is answered.
///
/// The same name gets the same salt and id each time, from every instance, at the cost of the same
/// work. Otherwise an attacker could find out a pool's users name by name.
package struct UnknownUsers: Sendable {
  private let secret: UnknownNameSecret
  private var ids: UnknownUserIDs { UnknownUserIDs(secret.keys) }

  package init(sealer: Sealer) {
    secret = UnknownNameSecret(sealer: sealer)
  }

  /// Reads the installation's secret, once; to be called before anything is made up.
  func load(
    from store: UnknownNameSecretStore,
    _ random: any RandomSource
  ) async throws(AuthenticationFailure) {
    try await secret.load(from: store, random)
  }

  /// A key of the installation's that outlives the sealing keys, for what rows name by a keyed hash for months and
  /// browsers keep for longer: under another key all users would be strangers after a rotation.
  ///
  /// It is another one until the stored secret is read (`Directory.loadUnknownUsers`).
  package func lastingKey(_ label: StaticString) -> HMACKey {
    // The same key counts users' names, in messages that begin with a pool's id; no such message is equal to this one.
    HMACKey(secret.keys.counted.authenticate(Array("lasting key: \(label)".utf8)))
  }

  package func salt(_ name: String, in pool: UserPoolID) -> [UInt8] {
    SRP.salt(secret.keys.salts.authenticate(Self.message(name, pool)))
  }

  /// A number of the group with an unknown logarithm, found without an exponentiation: HKDF's
  /// expansion (RFC 5869 §2.3) to 3072 bits, the first of which is 0.
  package func verifier(_ name: String, in pool: UserPoolID) -> [UInt8] {
    let (message, verifiers) = (Self.message(name, pool), secret.keys.verifiers)
    var verifier: [UInt8] = []
    var block: [UInt8] = []
    for counter in UInt8(1)...12 {
      block = verifiers.authenticate(block + message + [counter])
      verifier.append(contentsOf: block)
    }
    // Below N, whose first bits are all 1, and of full length, as nearly every real one is.
    verifier[0] = verifier[0] & 0x7F | 0x40
    return verifier
  }

  /// A UUID as random as a real sub; a UUID is its own.
  package func sub(_ name: String, in pool: UserPoolID) -> String {
    ids.id(name, in: pool)
  }

  /// The username such a user would have: the name itself, unless it can only be an alias.
  package func username(_ name: String, in pool: UserPoolSettings) -> String {
    guard pool.usernameAttributes.isEmpty, !pool.looksLikeAlias(name) else {
      return sub(name, in: pool.id)
    }
    return name
  }

  /// What stands for a name that was typed, wherever something is counted or kept by it.
  ///
  /// People type passwords where the name belongs. No username has a space.
  package func counted(_ name: String, in pool: UserPoolID) -> String {
    let hash = secret.keys.counted.authenticate(Self.message(name, pool)).prefix(16)
    return "name \(Hex.encode(Array(hash)))"
  }

  /// The same for the user whom such a name would have.
  package func countedUsername(_ name: String, in pool: UserPoolSettings) -> String {
    counted(username(name, in: pool), in: pool.id)
  }

  /// The kind of hash that a wrong password for the user with this sub costs; nil where the pool has
  /// none.
  ///
  /// Each kind draws a number for the user and the highest wins. So a kind that comes or goes changes
  /// the kind of as few users as possible: a change shows that a user is made up.
  package func hashKind(
    _ sub: String,
    among kinds: [PasswordHash.Kind],
    in pool: UserPoolID
  ) -> PasswordHash.Kind? {
    let hashKinds = secret.keys.hashKinds
    let drawn = kinds.map { kind in
      (kind, hashKinds.authenticate(Self.message("\(kind.text)|\(sub)", pool)))
    }
    return drawn.max { $0.1.lexicographicallyPrecedes($1.1) }?.0
  }

  /// What such a user could begin a sign-in with, the same each time: a password mostly, and of the other
  /// factors that the pool allows those that are drawn.
  ///
  /// The name and its UUID draw alike, because both may be entered.
  package func firstFactors(_ name: String, in pool: UserPoolSettings) -> [FirstFactor] {
    let sub = sub(name, in: pool.id)
    // By a key whose results are never shown.
    let drawn = secret.keys.counted.authenticate(Self.message("first factors of \(sub)", pool.id))
    let others = pool.allowedFirstFactors.filter { factor in
      switch factor {
      case .password: false
      case .emailCode: drawn[0] % 4 != 0 || EmailAddress.isValid(name)
      case .smsCode: drawn[1] % 4 == 0 || PhoneNumber.isValid(name)
      case .passkey: drawn[2] % 2 == 0
      }
    }
    // Some real users have a code alone.
    let hasPassword = drawn[3] % 8 != 0 || !others.contains { $0.medium != nil }
    return pool.allowedFirstFactors.filter { factor in
      factor == .password ? hasPassword : others.contains(factor)
    }
  }

  /// The id of the passkey that such a user would have, the same each time, in one of the lengths of real
  /// ones.
  package func passkeyID(_ name: String, in pool: UserPoolID) -> [UInt8] {
    let sub = sub(name, in: pool)
    let drawn = secret.keys.counted.authenticate(Self.message("passkey of \(sub)", pool))
    return Array(drawn.prefix([16, 20, 32][Int(drawn[31] % 3)]))
  }

  /// Where a message to such a user would go.
  ///
  /// The same name gets the same address each time, and so does its UUID. It looks like those of the
  /// pool's users.
  package func address(
    _ name: String,
    by media: [DeliveryMedium],
    in pool: UserPoolID,
    like profile: AddressProfile = .unknown
  ) -> CodeAddress {
    ids.traits(name, in: pool).address(by: media, like: profile)
  }

  private static func message(_ name: String, _ pool: UserPoolID) -> [UInt8] {
    Array("\(pool.text)|\(name)".utf8)
  }
}
