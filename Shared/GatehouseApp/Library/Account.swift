/// One user on one instance.
public struct Account: Sendable, Hashable, Identifiable {
  /// As the server names it.
  public let id: String
  /// What the user calls it.
  public let displayName: String
  /// Whether it needs no second factor; `AppInstance.upgrade(_:)` changes that.
  public let isHeadless: Bool

  init?(_ json: JSONValue) {
    guard let id = json["account"]?.text, Link.isWord(id) else { return nil }
    self.id = id
    displayName = json["displayName"]?.text ?? id
    isHeadless = json["headless"]?.bool ?? false
  }
}
