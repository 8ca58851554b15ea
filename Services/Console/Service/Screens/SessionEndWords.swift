/// Why a session ended, in words.
enum SessionEndWords {
  static func title(_ end: String) -> String {
    end == "reuse" ? "A refresh token was used twice." : "This session has ended."
  }

  static func meaning(_ end: String) -> String {
    switch end {
    case "reuse":
      "Its owner or a thief came with one that had been replaced. Nothing tells which, so all of them ended at"
    case "requested": "By a sign-out, a revocation, or an administrator, at"
    case "device_forgotten": "Its device was forgotten at"
    case "superseded": "The same device signed in again at"
    case "evicted": "It gave way to a sign-in beyond the user’s limit at"
    case "session_revoked": "It was ended by its id at"
    case "policy": "By a change that the pool’s policy names, at"
    case "client_deleted": "Its app client was deleted at"
    default: "At"
    }
  }
}
