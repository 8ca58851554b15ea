import FoundationEssentials
import Glibc
import Testing

@testable import OperatingSystem

@Suite("Whether standard error is the journal")
struct JournalTests {
  @Test("only where JOURNAL_STREAM names the device and inode of the descriptor")
  func stream() throws {
    let path = FileManager.default.temporaryDirectory.path + "/gatehouse-\(UUID().uuidString)"
    try FileContents.write([], to: path, mode: 0o600)
    defer { Directory.remove(path) }
    let descriptor = open(path, O_RDONLY)
    defer { close(descriptor) }
    var status = stat()
    #expect(fstat(descriptor, &status) == 0)
    func isJournal(_ stream: String?) -> Bool {
      let environment = stream.map { ["JOURNAL_STREAM": $0] } ?? [:]
      return StandardError.isJournal(environment: environment, descriptor: descriptor)
    }
    #expect(isJournal("\(status.st_dev):\(status.st_ino)"))
    #expect(!isJournal("\(status.st_dev):\(status.st_ino + 1)"))
    #expect(!isJournal("\(status.st_dev + 1):\(status.st_ino)"))
    #expect(!isJournal("journal"))
    #expect(!isJournal(nil))
  }
}
