internal import IdentityFederationCore

/// A dataset's name among those of its identity (cognito-sync, DatasetName).
struct DatasetName: Sendable, Hashable {
  let text: String

  /// The name as the request has it; its form was checked.
  init(_ text: String?) throws(IdentityFederationFailure) {
    guard let text, !text.isEmpty else { throw .invalidParameter("The dataset's name is missing.") }
    self.text = text
  }

  /// No dataset has it: for a statement that is about the identity alone.
  static let nameless = DatasetName(stored: "")

  /// The name as its row has it.
  init(stored text: String) {
    self.text = text
  }

  /// Whether it ends as the name of a dataset does that came from a merged identity: no dataset is
  /// made under such a name, so that none is in a merged one's way.
  var isOfMergedIdentity: Bool {
    var rest = text[...]
    while let dot = rest.firstIndex(of: ".") {
      rest = rest[rest.index(after: dot)...]
      if IdentityID(String(rest)) != nil { return true }
    }
    return false
  }
}
