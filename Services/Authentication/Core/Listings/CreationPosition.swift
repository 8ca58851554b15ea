/// A place in a listing that goes by creation: after everything that is created up to here.
///
/// The place stays good while rows come and go, because it names no row that must exist.
struct CreationPosition: Sendable, Hashable {
  let createdAtUnixMillis: Int64
  let id: String

  /// Before everything.
  static let start = CreationPosition(createdAtUnixMillis: .min, id: "")
}
