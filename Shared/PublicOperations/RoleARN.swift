/// The name of a role, `arn:aws:iam::<account>:role/<path><name>`: names are all that roles are here.
public struct RoleARN: Sendable, Hashable {
  /// The whole name.
  public let text: String
  /// Twelve digits.
  public let account: String
  /// The part behind the last slash, which the ARN of a session repeats.
  public let name: String

  /// Reads a name; nil for text of another form.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 5, omittingEmptySubsequences: false)
    guard text.utf8.count <= Self.longest, parts.count == 6, parts[0] == "arn",
      parts[1] == "aws", parts[2] == "iam", parts[3].isEmpty, parts[4].utf8.count == 12,
      parts[4].utf8.allSatisfy({ (0x30...0x39).contains($0) }), parts[5].hasPrefix("role/"),
      parts[5].utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
      let name = parts[5].split(separator: "/", omittingEmptySubsequences: false).last,
      !name.isEmpty
    else { return nil }
    self.text = text
    account = String(parts[4])
    self.name = String(name)
  }

  /// The model's limit of an ARN (cognito-identity, ARNString).
  private static let longest = 2048
}
