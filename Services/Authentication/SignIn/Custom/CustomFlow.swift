internal import AuthenticationCore

/// How far a sign-in by a pool's own challenges has come.
///
/// Travels sealed with the client, in whatever the present step gives it: the Session of a challenge
/// or the secret block of a password's proof.
struct CustomFlow: Sendable, Hashable, Codable {
  /// A challenge that was answered.
  struct Round: Sendable, Hashable, Codable {
    /// Cognito's name of it.
    let name: String
    let isRight: Bool
    /// What the function that made it calls it.
    let metadata: String?

    private enum CodingKeys: String, CodingKey {
      case name = "n"
      case isRight = "r"
      case metadata = "m"
    }
  }

  /// What is known of how the sign-in ends, should the function let it.
  enum End: Sendable, Hashable, Codable {
    /// No password was proved: devices have their say at the end.
    case open
    case tokens
    case tokensAndNewDevice
    /// The device is tracked and does not count as proved.
    case trackedDevice(String)
    /// The device was proved.
    case provedDevice(String)
  }

  /// The name that the client began with, in its canonical form.
  let typedName: String
  /// The DEVICE_KEY that the client sent last.
  var deviceKey: String?
  let isAdministrators: Bool
  /// A in base64, as long as the password may still be asked for.
  var clientPublic: String?
  private(set) var rounds: [Round] = []
  var end = End.open
  /// Whether a second factor was given.
  var isFactorGiven = false

  /// Afterwards the sign-in fails.
  ///
  /// Twice what anybody would answer by hand; without an end a program could try answers at one
  /// challenge for as long as its function goes on asking, and the Session would grow with each.
  static let mostRounds = 20

  private enum CodingKeys: String, CodingKey {
    case typedName = "u"
    case deviceKey = "d"
    case isAdministrators = "a"
    case clientPublic = "p"
    case rounds = "s"
    case end = "e"
    case isFactorGiven = "f"
  }

  init(
    typedName: String,
    deviceKey: String?,
    isAdministrators: Bool,
    clientPublic: String?
  ) {
    self.typedName = typedName
    self.deviceKey = deviceKey
    self.isAdministrators = isAdministrators
    self.clientPublic = clientPublic
  }

  /// Whether the user's password is among what was proved.
  var hasPassword: Bool { rounds.contains { $0.name == "PASSWORD_VERIFIER" && $0.isRight } }

  mutating func add(_ name: String, isRight: Bool = true, metadata: String? = nil) {
    rounds.append(Round(name: name, isRight: isRight, metadata: metadata))
  }

  /// As a field of something sealed; empty where the sign-in is of another flow.
  static func field(of flow: CustomFlow?) throws(AuthenticationFailure) -> [UInt8] {
    guard let flow else { return [] }
    return Array(try SettingsJSON.text(of: flow).utf8)
  }

  /// The flow of a field that was sealed; nil where there is none.
  static func read(_ field: [UInt8]?) throws(AuthenticationFailure) -> CustomFlow? {
    guard let field, !field.isEmpty else { return nil }
    return try SettingsJSON.decode(CustomFlow.self, from: String(decoding: field, as: UTF8.self))
  }
}
