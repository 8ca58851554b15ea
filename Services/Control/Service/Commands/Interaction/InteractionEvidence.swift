internal import AuthenticationMessages
internal import JSON

/// A session with what was shown, decided and signed.
enum InteractionEvidence {
  /// For people; names and texts are what users, apps and relying parties chose.
  static func text(of shown: ShowInteractionSessionResponse) -> String {
    let lines = [
      ("second factor", shown.secondFactor), ("digest", shown.digest),
      ("decision", shown.decision), ("key", shown.key), ("shown", shown.shown),
      ("user input", shown.userInput),
    ].compactMap { name, value in value.map { "\(name): \(TerminalText.escaped($0))" } }
    return ([InteractionLine.text(of: shown.session ?? ShownInteraction())] + lines)
      .joined(separator: "\n")
  }

  /// For programs: from it each text is read as it was signed, to the byte.
  static func json(of shown: ShowInteractionSessionResponse) -> String {
    TerminalText.json(JSONWriter.bytes(of: Evidence(shown: shown)))
  }

  private struct Evidence: JSONWritable {
    let shown: ShowInteractionSessionResponse

    func write(to json: inout JSONWriter) {
      json.beginObject()
      json.member("sessionId", shown.session?.sessionId)
      json.member("kind", shown.session?.kind)
      json.member("state", shown.session?.state)
      json.member("reason", shown.session?.reason)
      json.member("secondFactor", shown.secondFactor)
      json.member("digest", shown.digest)
      json.member("decision", shown.decision)
      json.member("key", shown.key.map { JSONFragment(Array($0.utf8)) })
      json.member("shown", shown.shown)
      json.member("userInput", shown.userInput)
      json.endObject()
    }
  }
}
