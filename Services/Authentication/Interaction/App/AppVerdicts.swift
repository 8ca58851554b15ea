internal import AuthenticationCore
internal import DeviceRegistryMessages
internal import DeviceRegistryStubs
internal import Domain
internal import JOSE
internal import PublicOperations
internal import RPC

/// What an answer to the app's challenge comes to.
struct AppVerdicts: Sendable {
  let interaction: Interaction
  let call: Call

  /// The answer of a client that is not the app.
  private static let waitWord = "wait"
  /// What is left of a call's time for what follows the wait.
  private static let margin = Duration.seconds(2)
  private static let lookInterval = Duration.seconds(2)
  private static let maxAnswer = 24 * 1024

  func verdict(
    on answer: AppAnswer
  ) async throws(AuthenticationFailure) -> AppVerdict {
    let session = try await interaction.session(answer.session)
    // A function of the pool's own may have made the challenge, and named any session.
    guard session.pool == answer.pool, session.sub == answer.sub else { return .refused }
    guard session.isForApp else {
      guard answer.text == Self.waitWord else { return .wrong }
      return try await afterWait(for: session)
    }
    return try await afterAnswer(answer.text, to: session)
  }

  // MARK: - Another client

  /// Waits until the app has done something that counts, or for some seconds.
  private func afterWait(
    for session: InteractionSession
  ) async throws(AuthenticationFailure) -> AppVerdict {
    let limit = min(.now + SessionWaiting.maxWait, call.context.deadline - Self.margin)
    let topic = InteractionNotice.topic(of: session.id)
    let present = try await interaction.wakes.waiting(for: [topic]) {
      (wait) async throws(AuthenticationFailure) in
      while true {
        let present = try await interaction.session(session.id)
        let now = ContinuousClock.now
        let isDecided = present.state == .approved || present.state.isFinal(of: present.kind)
        guard !isDecided, now < limit, !Task.isCancelled else { return present }
        await wait.sleep(until: min(limit, now + Self.lookInterval))
      }
    }
    switch present.state {
    case .created, .opened, .secondFactor: return .pending
    case .approved: return try await redeemed(present)
    case .redeemed, .declined, .cancelled, .failed, .expired: return .refused
    }
  }

  /// The approval of a session, which counts once.
  private func redeemed(
    _ session: InteractionSession
  ) async throws(AuthenticationFailure) -> AppVerdict {
    let moved = try await interaction.sessions.move(
      session,
      by: InteractionChange(to: .redeemed),
      at: interaction.clock.now()
    )
    return moved.map { .approved($0.approval) } ?? .refused
  }

  // MARK: - The app itself

  /// Judges an answer that the app's instance has signed; it stands for a call's proof.
  private func afterAnswer(
    _ answer: String,
    to session: InteractionSession
  ) async throws(AuthenticationFailure) -> AppVerdict {
    guard answer.utf8.count <= Self.maxAnswer, let token = CompactToken(Array(answer.utf8)) else {
      return .wrong
    }
    do throws(AuthenticationFailure) {
      let instance = try await signer(of: answer, session)
      // Another app's signature must not fetch what this one approved.
      try interaction.checkBinding(of: session, to: instance)
      let body = try CallBody(bytes: token.payload)
      guard try body.text("sessionId", max: 64) == session.id else { return .wrong }
      if try Decision.word(in: body) == Decision.decline {
        _ = try await interaction.decline(session, by: instance, body: body, call: call)
        return .refused
      }
      var present = try await interaction.session(session.id)
      let pool = try await interaction.enabledPool(session.pool)
      if present.state == .opened {
        _ = try await interaction.confirm(
          present,
          by: instance,
          in: pool,
          body: body,
          call: call
        )
        present = try await interaction.session(session.id)
      }
      if present.state == .secondFactor {
        guard let answered = try body.factorAnswer() else { return .wrong }
        _ = try await interaction.answerFactor(
          present,
          by: AnsweringInstance(instance),
          in: pool,
          answer: answered,
          call: call
        )
        present = try await interaction.session(session.id)
      }
      switch present.state {
      case .approved: return try await redeemed(present)
      case .created, .opened, .secondFactor: return .wrong
      case .redeemed, .declined, .cancelled, .failed, .expired: return .refused
      }
    } catch .interaction {
      // A proof or a decision that is not this session's is a wrong answer, and is counted as one.
      return .wrong
    } catch {
      throw error
    }
  }

  private func signer(
    of answer: String,
    _ session: InteractionSession
  ) async throws(AuthenticationFailure) -> ProvedInstance {
    let registry = interaction.instances
    let proved = try await askingRegistry { () async throws(RPCError) in
      try await registry.proveInstance(
        ProveInstanceRequest(
          userPoolId: session.pool.text,
          proof: InstanceProof(signedAnswer: answer),
          isUse: true,
          accountId: session.preselectedAccount
        ),
        context: call.context
      )
    }
    return try ProvedInstance(proved.instance)
  }
}
