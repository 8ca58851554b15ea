/// When the caller of what runs now stops waiting.
///
/// What receives a call sets it for the call's handler, and what writes for the call looks at it: an
/// answer that came too late may have been replaced by another, which the late change would undo.
/// Child tasks and tasks made by `Task` inherit it; work for no call, or for several, is begun by
/// `Task.detached`, which does not.
public enum CallDeadline {
  /// By the clock that all processes of the machine share; nil where no call is served.
  @TaskLocal public static var current: ContinuousClock.Instant?
}
