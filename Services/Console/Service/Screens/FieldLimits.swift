/// How long the texts of a form may be.
///
/// The gateway checks the API's requests against its model. A form of the console does not pass it: without these
/// limits an operator could store what no request of the API can.
struct FieldLimits: Sendable {
  /// A field, its name for the operator, and the most characters that the API's model allows.
  typealias Limit = (field: String, title: String, most: Int)

  private let limits: [Limit]

  init(_ limits: [Limit]) {
    self.limits = limits
  }

  /// What is too long, in a sentence; nil where all of it fits.
  func fault(in form: FormFields) -> String? {
    let long = limits.first { limit in
      (form[limit.field] ?? "").unicodeScalars.count > limit.most
    }
    return long.map { "\($0.title) has at most \($0.most) characters." }
  }
}
