internal import AuthenticationCore
internal import AuthenticationMessages
internal import Cryptography
internal import Domain
internal import Protobuf

/// Seals what a sign-in carries from one step to the next, for one pool, client and step.
///
/// The associated data name all three, so that what is sealed for one opens at no other: it keeps a
/// client from answering one challenge with what another was given. The contents are a protobuf message,
/// so that a newer version may add a field while an older runs beside it.
struct SignInSeal: Sendable {
  let sealer: Sealer

  func seal(
    _ challenge: AskedChallenge,
    for client: ClientSettings
  ) throws(AuthenticationFailure) -> [UInt8] {
    try seal(challenge, in: client.userPoolID, for: client.id)
  }

  /// The same as the text of a Session.
  func text(
    _ challenge: AskedChallenge,
    for client: ClientSettings
  ) throws(AuthenticationFailure) -> String {
    Base64URL.encode(try seal(challenge, for: client))
  }

  /// The text of a Session whose set-up names the client.
  func text(
    _ challenge: AskedChallenge,
    of setUp: SignInStep.FactorSetUp
  ) throws(AuthenticationFailure) -> String {
    Base64URL.encode(try seal(challenge, in: setUp.pool, for: setUp.client))
  }

  /// The challenge, of whatever age; nil when it is another client's, another step's or made up.
  func open(
    _ sealed: [UInt8],
    at step: SignInStep.Name,
    for client: ClientSettings
  ) -> AskedChallenge? {
    let challenge = open(
      sealed,
      associatedData: Self.place(step, client.userPoolID, client.id),
      step
    )
    guard step.namesItsClient else { return challenge }
    guard let setUp = challenge?.step.factorSetUp, setUp.client == client.id,
      setUp.pool == client.userPoolID
    else { return nil }
    return challenge
  }

  /// The challenge that was sealed for one of these steps, of whatever age; nil where it is for another step.
  func step(
    of sealed: [UInt8],
    among steps: Set<SignInStep.Name>,
    for client: ClientSettings
  ) -> AskedChallenge? {
    for step in steps {
      if let challenge = open(sealed, at: step, for: client) { return challenge }
    }
    return nil
  }

  /// The challenge of a Session, refused when it is missing, not this client's and step's, or too old.
  func challenge(
    of session: String?,
    at step: SignInStep.Name,
    for client: ClientSettings,
    now: Instant
  ) throws(AuthenticationFailure) -> AskedChallenge {
    let sealed = try Self.sealed(in: session)
    return try Self.present(open(sealed, at: step, for: client), now)
  }

  /// The same for an operation that is told neither pool nor client: the contents name them.
  func setUpChallenge(
    of session: String?,
    at step: SignInStep.Name,
    now: Instant
  ) throws(AuthenticationFailure) -> (AskedChallenge, SignInStep.FactorSetUp) {
    let sealed = try Self.sealed(in: session)
    let opened = open(sealed, associatedData: Self.place(step, nil, nil), step)
    let challenge = try Self.present(opened, now)
    guard let setUp = challenge.step.factorSetUp else { throw .invalidSession }
    return (challenge, setUp)
  }

  private func seal(
    _ challenge: AskedChallenge,
    in pool: UserPoolID,
    for client: ClientID
  ) throws(AuthenticationFailure) -> [UInt8] {
    let place = Self.place(challenge.step.name, pool, client)
    let bytes: [UInt8]
    do throws(ProtobufError) {
      bytes = try challenge.sealedForm.encoded()
    } catch {
      throw .internalFault("a step of a sign-in cannot be encoded: \(error)")
    }
    do throws(CryptographyError) {
      return try sealer.seal(bytes, associatedData: place)
    } catch {
      throw .internalFault("a step of a sign-in cannot be sealed: \(error)")
    }
  }

  private func open(
    _ sealed: [UInt8],
    associatedData: [UInt8],
    _ step: SignInStep.Name
  ) -> AskedChallenge? {
    let opened: [UInt8]
    do throws(CryptographyError) {
      opened = try sealer.openCarried(sealed, associatedData: associatedData)
    } catch {
      return nil
    }
    do throws(ProtobufError) {
      return AskedChallenge(try SealedSignInState(decoding: opened.span), at: step)
    } catch {
      return nil
    }
  }

  private static func sealed(in session: String?) throws(AuthenticationFailure) -> [UInt8] {
    guard let session else { throw .invalidParameter("Missing required parameter Session") }
    guard let sealed = Base64URL.decode(session) else { throw .invalidSession }
    return sealed
  }

  private static func present(
    _ challenge: AskedChallenge?,
    _ now: Instant
  ) throws(AuthenticationFailure) -> AskedChallenge {
    guard let challenge else { throw .invalidSession }
    try challenge.checkAge(at: now)
    return challenge
  }

  /// The pool and the client are left out where the contents name them.
  private static func place(
    _ step: SignInStep.Name,
    _ pool: UserPoolID?,
    _ client: ClientID?
  ) -> [UInt8] {
    let parts = step.namesItsClient ? [] : [pool?.text, client?.text].compactMap { $0 }
    return Array((["sign_in_state", step.text] + parts).joined(separator: "|").utf8)
  }
}
