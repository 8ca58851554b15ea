/// A place in a listing that goes by creation: after everything that is created up to here.
///
/// The place stays good while rows come and go, because it names no row that must exist.
package struct CreationPosition: Sendable, Hashable {
  package let createdAtUnixMillis: Int64
  package let id: String

  package init(createdAtUnixMillis: Int64, id: String) {
    self.createdAtUnixMillis = createdAtUnixMillis
    self.id = id
  }

  /// Before everything.
  static let start = CreationPosition(createdAtUnixMillis: .min, id: "")
}
