internal import AuthenticationCore

/// How far a sign-in by a pool's own challenges has come.
///
/// Travels sealed with the client, in the state of the challenge that is asked.
struct CustomFlow: Sendable, Hashable {
  /// A challenge that was answered.
  struct Round: Sendable, Hashable {
    /// Cognito's name of it.
    let name: String
    let isRight: Bool
    /// What the function that made it calls it.
    let metadata: String?
  }

  /// The DEVICE_KEY that the client sent last.
  var deviceKey: String?
  /// A, as long as the password may still be asked for.
  var clientPublic: [UInt8]?
  private(set) var rounds: [Round] = []
  /// How the sign-in ends, should the function let it; nil as long as no password was proved: devices
  /// have their say at the end.
  var end: SignInEnd?
  /// What the user's own app has confirmed: it has to hold still when the tokens are made, however many
  /// challenges the pool asks for in between.
  var approval: AppApproval?

  /// The maximum number of rounds; after it the sign-in fails.
  ///
  /// Twice what a person would answer by hand. Without a maximum a program could try answers at one
  /// challenge for as long as its function goes on asking, and the Session would grow with each.
  static let maxRounds = 20

  init(deviceKey: String?, clientPublic: [UInt8]?) {
    self.deviceKey = deviceKey
    self.clientPublic = clientPublic
  }

  mutating func add(_ name: String, isRight: Bool = true, metadata: String? = nil) {
    rounds.append(Round(name: name, isRight: isRight, metadata: metadata))
  }
}
