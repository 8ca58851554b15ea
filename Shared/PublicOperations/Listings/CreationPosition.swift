/// A place in a listing that goes by creation: after everything that is created up to here.
///
/// The place stays good while rows come and go, because it names no row that must exist.
public struct CreationPosition: Sendable, Hashable {
  /// The moment of creation, in Unix time.
  public let createdAtUnixMillis: Int64
  /// Which of those that were created at that moment.
  public let id: String

  /// The place after the row of this creation and id.
  public init(createdAtUnixMillis: Int64, id: String) {
    self.createdAtUnixMillis = createdAtUnixMillis
    self.id = id
  }

  /// Before everything.
  public static let start = CreationPosition(createdAtUnixMillis: .min, id: "")
}
