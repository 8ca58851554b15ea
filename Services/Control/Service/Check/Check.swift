/// One side of an installation that `gatehousectl check` looks at; it changes nothing.
protocol Check: Sendable {
  /// What it is about, as the operator reads it.
  var title: String { get }

  /// Looks.
  func outcome() async -> CheckOutcome
}

/// What a look came to.
enum CheckOutcome: Sendable, Hashable {
  /// What is wrong; nothing where all is well.
  case findings([Finding])
  /// Nothing is wrong, and this is printed besides.
  case sound(String)
  /// There is nothing of this kind to look at, because of this.
  case skipped(String)

  /// What is wrong; nothing where there was nothing to look at.
  var findings: [Finding] {
    switch self {
    case .findings(let findings): findings
    case .sound, .skipped: []
    }
  }
}

/// A fault of an installation.
struct Finding: Sendable, Hashable {
  /// What is wrong, in the words of what reported it.
  let cause: String
  /// What to do.
  let cure: String
  /// What it is about, where other parts may find the same.
  var topic: FaultTopic?

  init(_ cause: String, cure: String, topic: FaultTopic? = nil) {
    self.cause = cause
    self.cure = cure
    self.topic = topic
  }

  init(_ failure: ControlFailure, cure: String) {
    self.init(failure.description, cure: cure)
  }
}
