/// One thing that an installation needs before it runs.
protocol SetupStep: Sendable {
  /// What it is about, as the operator reads it.
  var title: String { get }

  /// What has to be done, in a sentence each; none where it is done already.
  ///
  /// Changes nothing, and does not fail because an earlier step is still to be done.
  func missing() async throws(ControlFailure) -> [String]

  /// Does what is missing; safe to repeat, and to be interrupted.
  func perform() async throws(ControlFailure)
}
