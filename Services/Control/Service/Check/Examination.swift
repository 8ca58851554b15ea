/// One side of an installation that `gatehousectl check` looks at; it changes nothing.
protocol Examination: Sendable {
  /// What it is about, as the operator reads it.
  var title: String { get }

  /// Looks.
  func outcome() async -> ExaminationOutcome
}

/// What a look came to.
enum ExaminationOutcome: Sendable, Hashable {
  /// What is wrong; nothing where all is well.
  case findings([Finding])
  /// There is nothing of this kind to look at, because of this.
  case skipped(String)
}

/// A fault of an installation.
struct Finding: Sendable, Hashable {
  /// What is wrong, in the words of what reported it.
  let cause: String
  /// What to do.
  let cure: String

  init(_ cause: String, cure: String) {
    self.cause = cause
    self.cure = cure
  }

  init(_ failure: ControlFailure, cure: String) {
    self.init(failure.description, cure: cure)
  }
}
