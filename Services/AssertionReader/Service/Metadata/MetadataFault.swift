/// Why a metadata document cannot be used.
struct MetadataFault: Error {
  /// For the person who gave the document.
  let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }
}
