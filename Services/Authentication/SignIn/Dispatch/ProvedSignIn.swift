internal import AuthenticationCore
internal import Domain
internal import PublicOperations
internal import RPC

/// A sign-in whose first factor is proved, with what its later steps have to know.
struct ProvedSignIn: Sendable {
  var user: UserRecord
  var subject: SignInSubject
  /// The name that the client began with, in its canonical form.
  let typedName: String
  /// The DEVICE_KEY that the client sent, in whichever step.
  var deviceKey: String?
  var deviceKeyOrigin = DeviceKeyOrigin.answer
  /// The challenge whose answer came so far: good for one more where the device turns out to be
  /// unknown, since clients then forget it and repeat that answer without the key.
  var answeredChallenge: [UInt8]?
  /// A of the password's proof; nil where the password itself was shown or chosen.
  let clientPublic: [UInt8]?
  /// Whether a second factor was given as well.
  var isFactorGiven = false
  /// The session of the device's proof, where the registry expects that proof already.
  var expectedSession: [UInt8]?
  /// The pool's own flow that this is a part of; nil where it is none, or at its end.
  var customFlow: CustomFlow?
  /// False where a pool's own function let the user in without a password.
  var isPasswordProved = true
  let isAdministrators: Bool
  /// What the client's app added to its answer, for the pool's functions.
  var clientMetadata: [String: String] = [:]
  /// What its tokens are made for, unless a device's proof comes between.
  var tokenSource = TokenSource.authentication
  let call: Call

  /// Which step named the device.
  enum DeviceKeyOrigin: Sendable, Hashable {
    /// The one that is answered now.
    case answer
    /// An earlier one alone. A client that was told of an unknown device repeats its answer without
    /// the key, and means none.
    case earlierStep
    /// One before the set-up of an authenticator. No client can go on with a proof from there unless
    /// it names the device anew: the device counts as one that is not remembered.
    case beforeSetUp
  }
}
