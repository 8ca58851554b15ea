internal import Domain
internal import IdentityFederationProofs

/// What Apple posts of a user beside the code, at the first sign-in alone (FED-6).
///
/// The browser carries it and nothing signs it: the name is believed, as one that the user types would be.
/// An address in it never is, since it could be another user's.
enum AppleUserForm {
  private struct User: Decodable {
    struct Name: Decodable {
      let firstName: String?
      let lastName: String?
    }

    let name: Name?
  }

  /// By OpenID Connect's names, and by Apple's own, which pools made for Cognito map (`firstName`).
  static func claims(of form: String?) -> [String: JSONValue] {
    guard let form,
      let name = ProviderRequests.json(User.self, Array(form.utf8))?.name
    else { return [:] }
    let whole = [name.firstName, name.lastName].compactMap { $0 }.filter { !$0.isEmpty }
    let parts = [
      "given_name": name.firstName ?? "", "firstName": name.firstName ?? "",
      "family_name": name.lastName ?? "", "lastName": name.lastName ?? "",
      "name": whole.joined(separator: " "),
    ]
    return parts.filter { !$0.value.isEmpty }.mapValues { .string($0) }
  }
}
