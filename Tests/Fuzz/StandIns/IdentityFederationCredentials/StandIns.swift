/// In place of the tags of a session, which would bring the pools' settings in.
enum PrincipalTags {
  static let maxBytes = 460
}
