/// What the rows of pools and clients say of threats.
struct ProtectionTexts: Sendable, Hashable {
  var risk: String?
  var logs: String?
}
