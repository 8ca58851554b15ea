public import Domain

/// What is known of a refresh.
///
/// A fact that is nil is not known here and decides nothing: authentication knows the client, the user
/// and the device, token issuance the token and its chain, and `gatehousectl sessions explain` what it
/// is told.
public struct SessionFacts: Sendable, Hashable {
  /// When the refresh is asked for.
  public var now: Instant
  /// What the pool's policy says now.
  public var terms: SessionTerms
  /// Whether the client may refresh.
  public var client: Client?
  /// Where the refresh token was made.
  public var token: Token?
  /// The token's chain.
  public var chain: Chain?
  /// Whether the user may act.
  public var user: User?
  /// The user's own switch.
  public var signIns: SignInSwitch?
  /// Whether the device of the request fits the chain.
  public var device: Device?

  /// Facts of which only the moment and the terms are known.
  public init(now: Instant, terms: SessionTerms = SessionTerms()) {
    self.now = now
    self.terms = terms
  }

  /// A client that asks for a refresh.
  public enum Client: Sendable, Hashable {
    /// It may, and has proved which it is.
    case admitted
    /// It allows no refreshing.
    case mayNotRefresh
    /// Its secret is missing or wrong.
    case unproved
  }

  /// A refresh token as it is presented.
  public enum Token: Sendable, Hashable {
    /// Made here for this pool and client.
    case own
    /// Not made here for this pool.
    case foreign
    /// Made for another client of the pool.
    case ofOtherClient
    /// Made here, but newer than anything its chain knows.
    case newerThanChain
  }

  /// A user who refreshes.
  public enum User: Sendable, Hashable {
    /// Enabled, and in a state that may refresh.
    case admitted
    /// There is none.
    case missing
    /// Disabled, or in a state that may not refresh.
    case notAdmitted
  }

  /// A device that the request names.
  public enum Device: Sendable, Hashable {
    /// The chain's own, or devices do not matter.
    case fits
    /// Another than the chain's, or none.
    case doesNotFit
  }

  /// A chain as it stands.
  public struct Chain: Sendable, Hashable {
    /// When its sign-in was.
    public var signedInAt: Instant
    /// When it ends if it is not refreshed.
    public var expiresAt: Instant
    /// Why it was ended; nil while it was not.
    public var end: SessionEnd?
    /// Whether its device was forgotten while its access tokens stay valid.
    public var isDeviceForgotten: Bool
    /// Whether the presented token was replaced, so that only the grace may still take it.
    public var isTokenReplaced: Bool

    /// A chain in use, or as it is said to be.
    public init(
      signedInAt: Instant,
      expiresAt: Instant,
      end: SessionEnd? = nil,
      isDeviceForgotten: Bool = false,
      isTokenReplaced: Bool = false
    ) {
      self.signedInAt = signedInAt
      self.expiresAt = expiresAt
      self.end = end
      self.isDeviceForgotten = isDeviceForgotten
      self.isTokenReplaced = isTokenReplaced
    }
  }
}
