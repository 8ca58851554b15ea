internal import AuthenticationCore
internal import Domain

@testable internal import AuthenticationInteraction

/// Reads the body of an app's call, member by member.
enum BodyReading {
  static func read(_ bytes: [UInt8]) {
    do throws(AuthenticationFailure) {
      try check(CallBody(bytes: bytes), depth: 0)
    } catch {
      checkRefusal(error)
      return
    }
    guard let value = try? CallBody.value(of: bytes) else { return }
    // What is signed is one text: read again it is the same, and has the same text.
    let text = CanonicalJSON.text(of: value)
    guard let again = try? CallBody.value(of: Array(text.utf8)) else {
      preconditionFailure("canonical JSON is no JSON")
    }
    precondition(CanonicalJSON.text(of: again) == text)
  }

  private static func check(_ body: CallBody, depth: Int) throws(AuthenticationFailure) {
    precondition(depth < 8)
    for name in body.names {
      refusing { () throws(AuthenticationFailure) in
        let text = try body.text(name, max: 64)
        precondition(text.map { $0.utf8.count <= 64 && !$0.utf8.contains(0) } ?? true)
      }
      refusing { () throws(AuthenticationFailure) in
        let number = try body.number(name, in: 0...1 << 40)
        precondition(number.map { (0...1 << 40).contains($0) } ?? true)
      }
      refusing { () throws(AuthenticationFailure) in
        let texts = try body.texts(name, most: 4, max: 16)
        precondition(texts.map { $0.count <= 4 } ?? true)
      }
      refusing { () throws(AuthenticationFailure) in
        let bytes = try body.base64(name, max: 48)
        precondition(bytes.map { $0.count <= 48 } ?? true)
      }
      refusing { () throws(AuthenticationFailure) in _ = try body.base64URL(name, max: 48) }
      refusing { () throws(AuthenticationFailure) in _ = try body.truth(name) }
      refusing { () throws(AuthenticationFailure) in
        if let part = try body.object(name) { try check(part, depth: depth + 1) }
      }
    }
  }

  private static func refusing(_ body: () throws(AuthenticationFailure) -> Void) {
    do throws(AuthenticationFailure) {
      try body()
    } catch {
      checkRefusal(error)
    }
  }

  /// No body is a fault of ours.
  private static func checkRefusal(_ failure: AuthenticationFailure) {
    guard case .interaction = failure else { preconditionFailure("\(failure)") }
  }
}
