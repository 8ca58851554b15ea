/// What a service fails with where a stored value cannot be sealed or opened.
public protocol SealFailure: Error {
  /// A fault of the service; the sentence is for the operator's log.
  static func internalFault(_ message: String) -> Self
}

/// A column whose values are sealed, each for its row: a value that is copied to another row, or to
/// another column, does not open.
public struct SealedColumn<Row, Failure: SealFailure>: Sendable {
  private let content: String
  private let place: @Sendable (Row) -> String

  /// A column of what `content` names in the operator's log; `place` names table, pool and row, and the
  /// column where the table has several.
  public init(of content: String, _ place: @escaping @Sendable (Row) -> String) {
    self.content = content
    self.place = place
  }

  /// What the value of a row is bound to.
  public func associatedData(of row: Row) -> [UInt8] { Array(place(row).utf8) }

  /// What is stored of the value.
  public func seal(
    _ value: [UInt8],
    for row: Row,
    by sealer: Sealer
  ) throws(Failure) -> [UInt8] {
    do throws(CryptographyError) {
      return try sealer.seal(value, associatedData: associatedData(of: row))
    } catch {
      throw Failure.internalFault("\(content) cannot be sealed: \(error)")
    }
  }

  /// The value that was sealed for this row.
  public func open(
    _ sealed: [UInt8],
    of row: Row,
    by sealer: Sealer
  ) throws(Failure) -> [UInt8] {
    do throws(CryptographyError) {
      return try sealer.open(sealed, associatedData: associatedData(of: row))
    } catch {
      throw Failure.internalFault("\(content) cannot be opened: \(error)")
    }
  }
}
