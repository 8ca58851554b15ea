/// A challenge by the name that clients know it by.
struct ChallengeName: Sendable, Hashable {
  let text: String

  init(_ text: String) {
    self.text = text
  }
}
