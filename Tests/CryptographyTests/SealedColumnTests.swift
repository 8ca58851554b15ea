import Cryptography
import Testing

@Suite("A sealed column")
struct SealedColumnTests {
  private struct Failure: SealFailure, Equatable {
    let sentence: String

    static func internalFault(_ message: String) -> Failure { Failure(sentence: message) }
  }

  private static let secrets = SealedColumn<Int, Failure>(of: "a secret") { "secrets|\($0)" }
  private static let names = SealedColumn<Int, Failure>(of: "a name") { "names|\($0)" }

  @Test("opens a value in its row and column, and says what it could not open elsewhere")
  func binding() throws {
    let sealer = try Sealer(keys: [1: [UInt8](repeating: 7, count: 32)], current: 1)
    let sealed = try Self.secrets.seal([1, 2, 3], for: 4, by: sealer)
    #expect(try Self.secrets.open(sealed, of: 4, by: sealer) == [1, 2, 3])
    for (column, row, content) in [(Self.secrets, 5, "a secret"), (Self.names, 4, "a name")] {
      #expect {
        try column.open(sealed, of: row, by: sealer)
      } throws: { error in
        (error as? Failure)?.sentence.hasPrefix("\(content) cannot be opened: ") ?? false
      }
    }
  }
}
