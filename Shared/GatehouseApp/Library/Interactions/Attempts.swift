import Foundation

extension AppInstance {
  /// What one input is sent as; what this app must refuse itself is refused here.
  func attempt(
    _ flow: inout Flow,
    _ pin: PIN?,
    _ biometric: Biometric?
  ) async throws(AppError) -> Attempt {
    let state = try await loaded()
    let policy = Policy(state.policy)
    let context = flow.info.context
    if let pin, context.asksForNewPIN, let weakness = pin.weakness(by: policy) { throw weakness }
    let password: String?
    if let pin { password = try await pinInput(pin) } else { password = nil }
    let input = "\(password ?? "") \(biometric == nil ? "" : "biometric")"
    if let lost = flow.lost, lost.input == input { return lost }
    if context.asksForNewPIN, password == nil { throw .pinNeeded }
    // PIN_CHANGE_SET: the server cannot see that it is the old one.
    if context == .pinChangeSet, flow.oldPIN == password { throw .pinUnchanged }
    let identifier = await randomness.identifier()
    var body: [String: JSONValue?] = ["attemptId": .text(identifier)]
    var block: [UInt8] = []
    if let challenge = flow.info.challenge {
      guard let decoded = Data(base64Encoded: challenge.block) else { throw .malformedAnswer }
      block = Array(decoded)
      body["block"] = .text(challenge.block)
    }
    var proof: PINProof?
    if let password, context.asksForNewPIN {
      body["setPin"] = await newPIN(password, names(state))
    } else if let password {
      let made = try await pinProof(password, names(state), flow.info.challenge)
      body["pin"] = .object([
        "clientPublic": .text(Data(made.clientPublic).base64EncodedString()),
        "proof": .text(made.proof(block: block, attempt: identifier)),
      ])
      proof = made
    }
    if biometric != nil {
      try await add(&body, &flow, state, block: block, attempt: identifier)
    }
    return Attempt(
      identifier: identifier,
      body: .members(body),
      input: input,
      password: password,
      proof: proof,
      block: block
    )
  }

  /// The key in use; nil if there is none, or the system has wiped it.
  func biometricKey(_ state: State) async throws(AppError) -> (any SigningKey)? {
    guard let name = state.biometricKey else { return nil }
    return try await key(name)
  }

  private func newPIN(
    _ password: String,
    _ names: (pool: String, instance: String)
  ) async -> JSONValue {
    var salt: [UInt8]
    repeat { salt = await randomness.bytes(16) } while !(0x01...0x7F).contains(salt[0])
    let verifier = PINProof.verifier(names: names, password: password, salt: salt)
    return .object([
      "salt": .text(Data(salt).base64EncodedString()),
      "verifier": .text(Data(verifier).base64EncodedString()),
    ])
  }

  private func pinProof(
    _ password: String,
    _ names: (pool: String, instance: String),
    _ challenge: SecondFactorInfo.Challenge?
  ) async throws(AppError) -> PINProof {
    guard let salt = challenge?.salt.flatMap({ Data(base64Encoded: $0) }),
      let serverPublic = challenge?.serverPublic.flatMap({ Data(base64Encoded: $0) })
    else { throw .malformedAnswer }
    // 256 bits (RFC 5054 section 2.5.3).
    let secret = await randomness.bytes(32)
    return try PINProof(
      names: names,
      password: password,
      salt: salt,
      serverPublic: serverPublic,
      secret: secret
    )
  }

  /// The biometric's part: a signature by the key that there is, or by a new one that is told of.
  private func add(
    _ body: inout [String: JSONValue?],
    _ flow: inout Flow,
    _ state: State,
    block: [UInt8],
    attempt: String
  ) async throws(AppError) {
    let context = flow.info.context
    guard context == .firstSet || flow.info.showBiometrics, await keys.hasStrongBiometrics else {
      throw .biometricsUnavailable
    }
    let key: any SigningKey
    if context == .firstSet || context == .biometricsAdd {
      guard !Policy(state.policy).biometricsDisabled else { throw .biometricsUnavailable }
      try await removeKey(flow.newBiometricKey)
      let name = "biometric \(attempt)"
      key = try await makeKey(name, .biometrics)
      flow.newBiometricKey = name
      body["setBiometric"] = .object(["key": key.publicKey.jwk])
      if context == .firstSet { return }
    } else {
      guard let stored = try await biometricKey(state) else { throw .biometricsUnavailable }
      key = stored
    }
    let text = Data("gatehouse biometric 1\0".utf8) + Data(block) + Data(attempt.utf8)
    do {
      let signature = try await key.signature(of: text)
      body["biometric"] = .object(["signature": .text(Base64URL.encoded(signature))])
    } catch {
      throw .keys("\(error)")
    }
  }
}
