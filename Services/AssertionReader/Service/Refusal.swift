/// Where and by which rule a document is refused.
struct Refusal: Error {
  let step: ReadingStep
  let rule: StaticString

  init(_ step: ReadingStep, _ rule: StaticString) {
    self.step = step
    self.rule = rule
  }

  /// The closed grammar does not have this.
  static func grammar(_ rule: StaticString) -> Refusal { Refusal(.grammar, rule) }
}
