internal import OperatingSystem

/// A folder with a folder for each function: `<name>/index.js` or `<name>/handler.py`.
struct FunctionFolder: Sendable {
  /// A handler as it is in its file now.
  struct Handler: Sendable, Hashable {
    let path: String
    let language: HandlerLanguage
    let contents: [UInt8]
  }

  let path: String

  private static let maxFileBytes = 8 << 20

  init(_ path: String) {
    self.path = FileSystem.absolute(path)
  }

  /// The names of the functions that are there.
  var names: [String] {
    Directory.names(in: path).filter { name in
      HandlerLanguage.allCases.contains { FileSystem.exists(file(of: name, $0)) }
    }
  }

  /// The handler of a function; nil where there is none.
  ///
  /// A name with characters that ARNs lack has no handler: it could lead out of the folder.
  func handler(of name: String) throws(FileFailure) -> Handler? {
    let isName =
      !name.isEmpty
      && name.utf8.allSatisfy { byte in
        let character = Character(UnicodeScalar(byte))
        return character.isASCII && (character.isLetter || character.isNumber)
          || character == "-" || character == "_"
      }
    guard isName else { return nil }
    for language in HandlerLanguage.allCases {
      let file = file(of: name, language)
      guard FileSystem.exists(file) else { continue }
      let contents = try FileContents.read(file, maxBytes: Self.maxFileBytes).bytes
      return Handler(path: file, language: language, contents: contents)
    }
    return nil
  }

  private func file(of name: String, _ language: HandlerLanguage) -> String {
    "\(path)/\(name)/\(language.fileName)"
  }
}
