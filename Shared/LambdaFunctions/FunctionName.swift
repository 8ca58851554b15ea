/// A function as its ARN names it: `arn:aws:lambda:region:account:function:NAME[:QUALIFIER]`.
///
/// An administrator of a pool may write anything there. Only a name of this form becomes a part
/// of an URL, so that it leads nowhere on the operator's host but to functions.
public struct FunctionName: Sendable, Hashable {
  /// The name.
  public let name: String
  /// The account that the ARN names; any text.
  public let account: String
  /// A version or an alias.
  public let qualifier: String?

  /// Reads an ARN; nil for text of another form.
  public init?(arn: String) {
    let parts = arn.split(separator: ":", omittingEmptySubsequences: false)
    guard (7...8).contains(parts.count), parts[0] == "arn", parts[2] == "lambda",
      parts[5] == "function",
      let name = Self.word(parts[6])
    else { return nil }
    self.name = name
    account = String(parts[4])
    guard parts.count == 8 else {
      qualifier = nil
      return
    }
    guard let qualifier = Self.word(parts[7], alsoAllowing: "$") else { return nil }
    self.qualifier = qualifier
  }

  /// The path and query of the Invoke API of Lambda.
  public var invocationPath: String {
    let path = "/2015-03-31/functions/\(name)/invocations"
    // Only this one of a qualifier's characters means something else in a query.
    return qualifier.map { path + "?Qualifier=" + $0.replacing("$", with: "%24") } ?? path
  }

  private static func word(_ text: Substring, alsoAllowing extra: Character? = nil) -> String? {
    let isAllowed = text.allSatisfy { character in
      character.isASCII && (character.isLetter || character.isNumber)
        || character == "-" || character == "_" || character == extra
    }
    return isAllowed && !text.isEmpty && text.utf8.count <= 140 ? String(text) : nil
  }
}
