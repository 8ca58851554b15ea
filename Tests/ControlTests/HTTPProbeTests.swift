import Testing

@testable import ControlService

@Suite("A probe of a gateway")
struct HTTPProbeTests {
  static let answer =
    "HTTP/1.1 200 OK\r\nGatehouse-Process: 4711\r\ncontent-length: 25\r\n\r\ngatehouse-process: 5\r\nready"

  @Test("knows whose answer it is by the head alone")
  func owner() {
    #expect(HTTPProbe.isAnswer(Self.answer, of: 4711))
    for other: Int32? in [471, 5, nil] {
      #expect(!HTTPProbe.isAnswer(Self.answer, of: other))
    }
    #expect(!HTTPProbe.isAnswer("HTTP/1.1 200 OK\r\n\r\n", of: 4711))
  }
}
