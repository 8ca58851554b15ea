import Testing

@testable import ConsoleService

@Suite("CON-5: a form that has a file in it")
struct MultipartFieldsTests {
  private let type = "multipart/form-data; boundary=x-1"

  private func fields(_ body: String, _ type: String? = nil) -> FormFields? {
    MultipartFields(type ?? self.type, Array(body.utf8))?.fields
  }

  @Test("CON-5 is read with its file, whose lines stay as they are")
  func read() throws {
    let body =
      "--x-1\r\nContent-Disposition: form-data; name=\"_csrf\"\r\n\r\nsecret\r\n"
      + "--x-1\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.csv\"\r\n"
      + "Content-Type: text/csv\r\n\r\na,b\r\n\"é\",--x-2\n\r\n--x-1--\r\n"
    let form = try #require(fields(body))
    #expect(form["_csrf"] == "secret")
    #expect(form["file"] == "a,b\r\n\"é\",--x-2\n")
  }

  @Test("CON-5 counts the first of a name, as other forms do")
  func twice() throws {
    let part = { (value: String) in
      "--x-1\r\ncontent-disposition: form-data; name=\"a\"\r\n\r\n\(value)\r\n"
    }
    #expect(try #require(fields(part("1") + part("2") + "--x-1--"))["a"] == "1")
  }

  @Test(
    "CON-5 is none where it is cut off, or has no boundary",
    arguments: [
      "", "--x-1", "--x-1\r\n", "--x-1\r\nname=\"a\"\r\n\r\nb", "--y--", "--x-1\r\n\r\n\r\n",
    ]
  )
  func broken(body: String) {
    #expect(fields(body) == nil)
    #expect(fields("--x-1--", "multipart/form-data") == nil)
    #expect(fields("--x-1--", "text/plain; boundary=x-1") == nil)
    #expect(fields("----", "multipart/form-data; boundary=") == nil)
    let long = String(repeating: "x", count: 71)
    #expect(fields("--\(long)--", "multipart/form-data; boundary=\(long)") == nil)
  }

  @Test("CON-5 leaves out what is no text, and parts without a name")
  func noText() throws {
    let head = Array("--x-1\r\nContent-Disposition: form-data; name=\"file\"\r\n\r\n".utf8)
    let body = head + [0xFF, 0xFE] + Array("\r\n--x-1\r\nother: x\r\n\r\ny\r\n--x-1--".utf8)
    let fields = try #require(MultipartFields(type, body)?.fields)
    #expect(fields["file"] == nil)
  }
}
