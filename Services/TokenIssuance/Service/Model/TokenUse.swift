internal import Postgres

/// What a token is for, and a key signs.
enum TokenUse: String, Sendable, Hashable, CaseIterable, SQLEncodable, SQLDecodable {
  case id
  case access
}
