internal import Cryptography
package import Domain

/// By what a change of a session wakes those who wait for it.
package enum InteractionNotice {
  /// The channel of NOTIFY.
  package static let channel = "gatehouse_interaction"

  /// What stands for the session: listeners of other roles learn no id.
  package static func topic(of session: String) -> String {
    Hex.encode(Array(SHA256.digest(of: Array(session.utf8)).prefix(8)))
  }

  /// What stands for the inboxes that have a user's account: woken by each session for the user.
  package static func topic(ofInbox sub: String, in pool: UserPoolID) -> String {
    topic(of: "inbox \(pool.text) \(sub)")
  }
}
