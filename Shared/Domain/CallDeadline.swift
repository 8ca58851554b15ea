/// The moment at which the caller of the running code stops waiting.
///
/// The receiver of a call sets it for the call's handler, and code that writes for the call checks
/// it. An answer that came too late may have been replaced by another, and a late change would undo
/// that one. Child tasks and tasks made by `Task` inherit it. Work for no call, or for several, is
/// begun by `Task.detached`, which does not inherit it.
public enum CallDeadline {
  /// By the clock that all processes of the machine share; nil where no call is served.
  @TaskLocal public static var current: ContinuousClock.Instant?
}
