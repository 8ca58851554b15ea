internal import Cryptography
internal import DeviceRegistryMessages
internal import Domain
internal import Protobuf
internal import RPC

/// Asks instances for their factor, and judges what they answer.
struct FactorJudge: Sendable {
  let instances: AppInstanceStore
  let seals: FactorSeals
  let clock: any WallClock
  let random: any RandomSource

  /// A challenge lives no longer.
  private static let challengeSeconds: Int64 = 300

  /// What an answer is judged for.
  struct Case: Sendable {
    /// The instance as it was read before the cryptography.
    let instance: AppInstanceRecord
    let task: FactorTask
    let policy: FactorPolicyRule
    let answer: FactorAnswer
    /// When the session or flow ends.
    let expiresAt: Instant
    var effect: FactorEffect = .none
  }

  /// What became of an answer.
  struct Result: Sendable {
    var answer: JudgedAnswer
    var isRepeated = false
    /// The account that was added or removed now.
    var account: AppAccountRecord?
    var removed = RemovedDevices()
  }

  /// What is asked for before the first answer.
  func question(
    _ task: FactorTask,
    of instance: AppInstanceRecord,
    _ policy: FactorPolicyRule,
    until end: Instant
  ) async throws(DeviceRegistryFailure) -> FactorInfo {
    var info = FactorInfo(task, instance.factor, policy, at: clock.now())
    info.challenge = try await challenge(task, of: instance.id, instance.factor, until: end)
    return info
  }

  /// Judges an answer, or repeats what became of it.
  func judge(_ item: Case) async throws(DeviceRegistryFailure) -> Result {
    let id = item.instance.id
    let attemptID = try Self.attemptID(item.answer)
    let attempt = Self.digest(attemptID, item.task.binding)
    if let stored = item.instance.answer(to: attempt) {
      return try await repeating(stored, item, of: item.instance)
    }
    let opened = seals.opened(item.answer, of: id, item.task.binding)
    let evidence = try await evidence(item, attemptID, opened)
    let now = clock.now()
    let judging = try await instances.judge(
      AppInstanceStore.Attempt(id: attempt, block: opened.map { ($0.id, $0.expiresAt) }),
      of: id,
      item.effect,
      at: now
    ) { (locked, isFirst) throws(DeviceRegistryFailure) in
      try Self.decide(item, evidence, locked, isFirst: isFirst, at: now)
    }
    switch judging {
    case .repeated(let instance, let stored):
      return try await repeating(stored, item, of: instance)
    case .judged(let decision, let account, let removed):
      var answer = decision.answer
      if answer.isStopped != true {
        answer.info?.challenge = try await challenge(
          decision.task,
          of: id,
          decision.factor,
          until: item.expiresAt
        )
      }
      return Result(answer: answer, account: account, removed: removed)
    }
  }

  /// What became of an answer that ended what it was for.
  func stored(
    _ answer: FactorAnswer,
    _ binding: FactorBinding,
    of instance: AppInstanceRecord
  ) throws(DeviceRegistryFailure) -> JudgedAnswer? {
    let attempt = Self.digest(try Self.attemptID(answer), binding)
    guard let stored = instance.answer(to: attempt) else { return nil }
    let judged = try Self.decoded(stored)
    return judged.isStopped == true ? judged : nil
  }

  private static func attemptID(_ answer: FactorAnswer) throws(DeviceRegistryFailure) -> String {
    guard let id = answer.attemptId, (1...128).contains(id.utf8.count) else {
      throw .invalidRequest("attempt_id is none")
    }
    return id
  }

  private static func digest(_ attemptID: String, _ binding: FactorBinding) -> [UInt8] {
    SHA256.digest(
      of: SealedFields.encode([Array(binding.text.utf8), Array(attemptID.utf8)])
    )
  }

  private static func decoded(_ stored: [UInt8]) throws(DeviceRegistryFailure) -> JudgedAnswer {
    do throws(ProtobufError) {
      return try JudgedAnswer(decoding: stored)
    } catch {
      throw .dataLoss("a stored answer cannot be read: \(error)")
    }
  }

  /// Applies the rules to the locked row.
  private static func decide(
    _ item: Case,
    _ evidence: Evidence,
    _ locked: AppInstanceRecord,
    isFirst: Bool,
    at now: Instant
  ) throws(DeviceRegistryFailure) -> AppInstanceStore.Decision {
    // What the proofs were checked against must still be there.
    let isSame = FactorBasis(locked) == FactorBasis(item.instance)
    let task = isSame ? item.task : item.task.renewed(for: locked.factor)
    var judgement = FactorJudgement(of: locked.factor, locked.flow, task, item.policy, at: now)
    let verdict =
      isSame
      ? judgement.judge(evidence.judged, isFirst: isFirst)
      : .error(.factorChanged, retry: task.isAnswerable(by: locked.factor))
    var info = FactorInfo(judgement.task, judgement.factor, item.policy, at: now)
    info.note(verdict)
    var answer = JudgedAnswer(info: info, isStopped: verdict.isStopped, isDone: false)
    answer.flowType = judgement.flow?.type.rawValue
    if case .success(let isDone, let isPIN, let isBiometric) = verdict {
      answer.isDone = isDone
      answer.isPinProved = isPIN
      answer.isBiometricProved = isBiometric
      answer.serverProof = isPIN ? evidence.serverProof : nil
      answer.accountId = isDone ? item.effect.account?.key : nil
      answer.sub = isDone ? item.effect.account?.owner.sub : nil
    }
    let isOfFlow = if case .flow = item.task.binding { true } else { false }
    if isOfFlow, verdict.isStopped { judgement.flow = nil }
    return AppInstanceStore.Decision(
      factor: judgement.factor,
      flow: judgement.flow,
      task: judgement.task,
      answer: answer
    )
  }

  /// The stored answer, with a challenge for the next try where there is one.
  private func repeating(
    _ stored: [UInt8],
    _ item: Case,
    of instance: AppInstanceRecord
  ) async throws(DeviceRegistryFailure) -> Result {
    var answer = try Self.decoded(stored)
    if answer.isStopped != true {
      // A flow may be one step further than it was when the answer was sent.
      let task = instance.flow.map { FactorTask($0, of: instance.factor) } ?? item.task
      let isOfFlow = if case .flow = item.task.binding { true } else { false }
      answer.info?.challenge = try await challenge(
        isOfFlow ? task : item.task,
        of: instance.id,
        instance.factor,
        until: item.expiresAt
      )
    }
    return Result(answer: answer, isRepeated: true)
  }

  /// What the next proof is made over; nil where nothing is to be proved.
  private func challenge(
    _ task: FactorTask,
    of id: AppInstanceID,
    _ factor: StoredFactor,
    until end: Instant
  ) async throws(DeviceRegistryFailure) -> FactorChallenge? {
    guard task.isProof, let pin = factor.pin else { return nil }
    let verifier = try seals.openVerifier(pin.sealedVerifier, of: id)
    let exponent = SRP.makeServerExponent()
    let serverPublic: [UInt8]
    do throws(CryptographyError) {
      serverPublic = try await computing { () throws(CryptographyError) in
        try SRP.serverPublic(verifier: verifier, exponent: exponent)
      }
    } catch {
      throw .internalFault("B cannot be computed: \(error)")
    }
    let expiresAt = min(end, clock.now().adding(seconds: Self.challengeSeconds))
    let block = try seals.seal(
      FactorSeals.Challenge(
        id: random.bytes(16),
        exponent: exponent,
        serverPublic: serverPublic,
        pinMark: FactorSeals.mark(pin),
        expiresAt: expiresAt
      ),
      of: id,
      task.binding
    )
    return FactorChallenge(
      block: block,
      salt: pin.salt,
      serverPublic: serverPublic,
      expiresAtUnixMillis: expiresAt.unixMillis
    )
  }
}
