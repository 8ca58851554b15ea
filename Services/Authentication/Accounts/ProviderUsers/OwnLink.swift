package import Domain

/// An account that waits for an outside identity which its user is about to prove (LNK-8), as the browser carries
/// it: sealed, and for a few minutes.
package struct OwnLink: Sendable, Codable {
  /// The identity, once its provider has proved it.
  struct Proved: Sendable, Codable {
    let type: String
    let issuer: String?
    let subject: String
  }

  /// The parameter of addresses in which the browser carries it.
  package static let parameter = "link"

  let sub: String
  let clientID: String
  package let provider: String
  /// The account page that the browser comes back to.
  let returnURL: String
  let endsAtUnixMillis: Int64
  var proved: Proved?

  /// The identity that was proved; nil before.
  var identity: ProviderIdentity? {
    proved.map {
      ProviderIdentity(
        provider: provider,
        providerType: $0.type,
        issuer: $0.issuer,
        subject: $0.subject
      )
    }
  }

  /// The client at which the user is signed in; nil for what no version has written.
  package var client: ClientID? { ClientID(clientID) }

  /// The account page, with this as what the browser brings.
  func address(bringing text: String) -> String {
    "\(returnURL)?\(Self.parameter)=\(text)"
  }

  /// The account page for who comes back without a proof.
  package var addressWithoutProof: String { address(bringing: "none") }
}
