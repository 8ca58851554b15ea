internal import Domain

/// Whether a refresh is allowed: every check, in the order in which the first that fails answers
/// (SES-35).
///
/// Decides each refresh in token issuance and in authentication, and is what
/// `gatehousectl sessions explain` prints. It has no effect and asks nothing.
public enum SessionDecision {
  /// One check of a refresh.
  public enum Check: String, Sendable, Hashable, CaseIterable {
    /// The client may refresh and has proved which it is.
    case client
    /// The token was made here for this pool and client.
    case token
    /// The chain was not ended.
    case revocation
    /// The chain was used within its window, or within RefreshTokenValidity.
    case idle
    /// The sign-in is younger than the absolute limit.
    case absolute
    /// The user exists and is enabled, and the user's state allows refreshing.
    case user
    /// The user's own switch allows sign-ins.
    case signIns = "sign-in-switch"
    /// The device fits.
    case device
  }

  /// How a check ended.
  public enum Outcome: Sendable, Hashable {
    /// It allows the refresh.
    case passed
    /// It refuses the refresh.
    case failed(SessionRefusal)
    /// The fact is not known here.
    case unknown
  }

  /// Why the refresh is refused; nil where no known fact refuses it.
  public static func refusal(_ facts: SessionFacts) -> SessionRefusal? {
    for check in Check.allCases {
      if case .failed(let refusal) = outcome(of: check, facts) { return refusal }
    }
    return nil
  }

  /// How one check ends for these facts.
  public static func outcome(of check: Check, _ facts: SessionFacts) -> Outcome {
    switch check {
    case .client: facts.client.outcome { $0.refusal }
    case .token: facts.token.outcome { $0.refusal }
    case .revocation: facts.chain.outcome { $0.endRefusal }
    case .idle: facts.chain.outcome { idleRefusal(of: $0, facts) }
    case .absolute: facts.chain.outcome { absoluteRefusal(of: $0, facts) }
    case .user: facts.user.outcome { $0.refusal }
    case .signIns: facts.signIns.outcome { $0 == .allowed ? nil : .signInsStopped }
    case .device: facts.device.outcome { $0 == .fits ? nil : .deviceDoesNotFit }
    }
  }

  /// A chain that ends at its absolute limit is refused by that check and not by this one.
  private static func idleRefusal(
    of chain: SessionFacts.Chain,
    _ facts: SessionFacts
  ) -> SessionRefusal? {
    guard facts.now >= chain.expiresAt else { return nil }
    let last = facts.terms.lastMoment(signedInAt: chain.signedInAt)
    return last.map { $0 <= chain.expiresAt } ?? false ? nil : .idle
  }

  private static func absoluteRefusal(
    of chain: SessionFacts.Chain,
    _ facts: SessionFacts
  ) -> SessionRefusal? {
    guard let last = facts.terms.lastMoment(signedInAt: chain.signedInAt) else { return nil }
    return facts.now >= last ? .absolute : nil
  }
}

extension Optional {
  fileprivate func outcome(
    _ refusal: (Wrapped) -> SessionRefusal?
  ) -> SessionDecision.Outcome {
    guard let fact = self else { return .unknown }
    return refusal(fact).map(SessionDecision.Outcome.failed) ?? .passed
  }
}

extension SessionFacts.Client {
  fileprivate var refusal: SessionRefusal? {
    switch self {
    case .admitted: nil
    case .mayNotRefresh: .clientMayNotRefresh
    case .unproved: .clientUnproved
    }
  }
}

extension SessionFacts.Token {
  fileprivate var refusal: SessionRefusal? {
    switch self {
    case .own: nil
    case .foreign: .tokenForeign
    case .ofOtherClient: .tokenOfOtherClient
    case .newerThanChain: .tokenNewerThanChain
    }
  }
}

extension SessionFacts.User {
  fileprivate var refusal: SessionRefusal? {
    switch self {
    case .admitted: nil
    case .missing: .userMissing
    case .notAdmitted: .userNotAdmitted
    }
  }
}

extension SessionFacts.Chain {
  fileprivate var endRefusal: SessionRefusal? {
    // The answer for any device that does not fit the token (DEV-27), whatever ended the chain later.
    if isDeviceForgotten { return .deviceForgotten }
    return switch end {
    case nil: nil
    case .reuse: isTokenReplaced ? .reuse : .ended(.reuse)
    case .deviceForgotten: .deviceForgotten
    case .requested, .superseded, .evicted, .sessionRevoked, .policy, .clientDeleted:
      end.map { .ended($0) }
    }
  }
}
