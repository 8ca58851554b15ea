internal import PublicOperations

/// The provider's own tokens where the pool maps them to attributes of the user (FED-9).
///
/// Some are longer than an attribute may be, and differ in length from one sign-in to the next: that the attribute
/// ends early is an event, and keeps no user out.
enum MappedTokens {
  private static let sources: Set<String> = ["access_token", "id_token", "refresh_token"]
  private static let longest = 2048

  /// The attributes, of which none that has a token is too long.
  static func fitting(
    _ mapped: [String: String],
    by mapping: [String: String],
    _ call: Call
  ) -> [String: String] {
    var fitting = mapped
    for (name, source) in mapping where sources.contains(source) {
      guard let token = mapped[name], token.count > longest else { continue }
      fitting[name] = String(token.prefix(longest))
      call.trail.note(remark: "the provider's token was cut to the length of the attribute \(name)")
    }
    return fitting
  }
}
