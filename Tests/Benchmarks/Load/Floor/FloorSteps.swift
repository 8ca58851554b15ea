/// What an operation cannot do without, step by step, with nothing of ours between.
struct FloorSteps: Sendable {
  /// What a process does in a step.
  enum Work: String, Sendable {
    /// Reads a row by its primary key.
    case read
    /// Inserts a row; its commit does not wait for the disk.
    case note
    /// Inserts a row and waits for the disk.
    case commit
    /// The server's halves of SRP.
    case serverPublic
    case sessionKey
    /// Two RSA-2048 signatures.
    case signatures
  }

  /// One HTTP request: what the process behind the front does, and what each call further does.
  struct Step: Sendable {
    let middle: [Work]
    let behind: [[Work]]
  }

  let operation: String
  let steps: [Step]

  static let all = [
    FloorSteps(
      operation: "SRP sign-in",
      steps: [
        Step(middle: [.read, .serverPublic], behind: []),
        Step(middle: [.sessionKey, .note], behind: [[.commit, .signatures]]),
      ]
    ),
    FloorSteps(
      operation: "SRP sign-in with a device",
      steps: [
        Step(middle: [.read, .serverPublic], behind: []),
        Step(middle: [.sessionKey, .commit], behind: [[.note, .serverPublic]]),
        Step(middle: [.commit], behind: []),
        Step(
          middle: [.read],
          behind: [[.sessionKey, .note], [.commit, .signatures]]
        ),
      ]
    ),
    FloorSteps(
      operation: "refresh",
      steps: [Step(middle: [.read], behind: [[.read, .signatures]])]
    ),
  ]

  var calls: Int { steps.reduce(0) { $0 + 1 + $1.behind.count } }
  var statements: Int { count([.read, .note, .commit]) }
  var commits: Int { count([.note, .commit]) }

  private func count(_ kinds: Set<Work>) -> Int {
    steps.flatMap { $0.middle + $0.behind.flatMap { $0 } }.count { kinds.contains($0) }
  }
}
