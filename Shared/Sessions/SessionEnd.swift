/// Why a chain was ended before its time.
public enum SessionEnd: String, Sendable, Hashable, CaseIterable {
  /// By a sign-out, a revocation of a token, or an administrator.
  case requested
  /// Because a refresh token was used after it had been replaced.
  case reuse
  /// Because its device was forgotten.
  case deviceForgotten = "device_forgotten"
  /// By the next sign-in of the same device (SES-30).
  case superseded
  /// By a sign-in beyond the limit, as the least recently used (SES-24).
  case evicted
  /// By its session id (SES-22).
  case sessionRevoked = "session_revoked"
  /// By the user's switch, or by a change that the pool's policy names (SES-32, SES-34).
  case policy
  /// With its client, which was deleted.
  case clientDeleted = "client_deleted"
}
