internal import AuthenticationCore

/// What a sign-in has to know from one request to the next, whatever its steps are.
struct SignInState: Sendable, Hashable {
  /// USER_ID_FOR_SRP; made up where there is no such user.
  let username: String
  /// The user's, or what looks like it where there is no such user.
  let sub: String
  /// The name that the client began with, in its canonical form.
  let enteredName: String
  /// The DEVICE_KEY that the client sent so far.
  var deviceKey: String?
  /// The salt of the password that was proved or claimed: the sign-in ends with that password.
  var salt: [UInt8] = []
  /// A, of the present proof or of the password's; nil where the password itself was shown or chosen.
  var clientPublic: [UInt8]?
  /// The challenge whose answer came so far: good for one more where the device turns out to be
  /// unknown, since clients then forget it and repeat that answer without the key.
  var answeredChallenge: [UInt8]?
  /// By which way the present request came.
  var door: Door
  /// What was proved so far, in that order.
  var proofs: [Proof] = []
  /// The pool's own flow that this is a part of; nil outside of such a flow, or at its end.
  var customFlow: CustomFlow?
  /// The levels that the client asks for, of which the first counts that the user can reach; none where it
  /// asks for none.
  var targetLevels: [AuthenticationLevel] = []
  /// Whether the client left it to the user how to begin, which it then has to allow at each step.
  var isByChoice = false
  /// The event that records the sign-in; nil where nothing does.
  var eventID: String?
  /// What was decided by its risk; nil as long as nothing was.
  var risk: SignInRisk?
  /// The browser that it comes from; nil where it has proved nothing, and in the API.
  var browser: ProvedBrowser?

  init(
    username: String,
    sub: String,
    enteredName: String,
    deviceKey: String? = nil,
    door: Door
  ) {
    self.username = username
    self.sub = sub
    self.enteredName = enteredName
    self.deviceKey = deviceKey
    self.door = door
  }

  /// Whether the echoed name means this user: clients echo USER_ID_FOR_SRP or the name they began with.
  func isMeant(by name: String, in pool: UserPoolSettings) -> Bool {
    pool.isOne(name, of: [username, enteredName, sub])
  }
}
