internal import AuthenticationCore
internal import PublicOperations

/// The domains whose addresses a provider may assert (LNK-7): a tenant's provider could claim any address otherwise.
struct ProviderDomains: Sendable {
  /// Nil: of any.
  private let domains: Set<String>?
  private let isStrict: Bool

  /// By the pool's tag for the provider.
  init(of provider: String, tags: [String: String]) {
    guard let value = tags[ProviderTag.domains.key(of: provider)] else {
      domains = nil
      isStrict = false
      return
    }
    let words = value.lowercased().split(separator: " ").map(String.init)
    isStrict = words.contains(Self.strict)
    domains = Set(words).subtracting([Self.strict])
  }

  private static let strict = "strict"

  /// Whether the provider may speak for the address.
  func mayAssert(_ address: String) -> Bool {
    guard let domains else { return true }
    guard let at = address.lastIndex(of: "@") else { return false }
    return domains.contains(address[address.index(after: at)...].lowercased())
  }

  /// The attributes without an address that the provider may not assert; where the tag says so that is a
  /// refusal.
  func permitted(
    _ mapped: [String: String],
    _ call: Call
  ) throws(AuthenticationFailure) -> [String: String] {
    guard let address = mapped["email"], !mayAssert(address) else { return mapped }
    guard !isStrict else {
      throw call.refusal(
        .notAuthorized("The identity provider may not assert this address."),
        "the provider may not assert addresses of the domain"
      )
    }
    call.trail.note(remark: "an address of a domain that the provider may not assert was left out")
    var permitted = mapped
    permitted["email"] = nil
    permitted["email_verified"] = nil
    return permitted
  }
}
