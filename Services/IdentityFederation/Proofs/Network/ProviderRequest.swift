internal import Cryptography

/// One request to a provider.
package struct ProviderRequest: Sendable {
  /// How the members travel.
  package enum Method: Sendable, Hashable {
    /// In the query.
    case get
    /// As a form in the body.
    case post
  }

  package let method: Method
  package let address: ProviderAddress
  /// The values may hold tokens and secrets, and are never logged.
  private let members: [(name: String, value: String)]
  /// The header `Authorization`, as secret as the members.
  package let authorization: String?

  /// Asks for a document.
  package static func get(
    _ address: ProviderAddress,
    asking members: [(name: String, value: String)] = [],
    authorization: String? = nil
  ) -> ProviderRequest {
    ProviderRequest(method: .get, address: address, members: members, authorization: authorization)
  }

  /// Posts a form.
  package static func post(
    _ address: ProviderAddress,
    form members: [(name: String, value: String)],
    authorization: String? = nil
  ) -> ProviderRequest {
    ProviderRequest(method: .post, address: address, members: members, authorization: authorization)
  }

  /// The address as it is asked for, with the query of a GET.
  package var url: String {
    guard method == .get, !members.isEmpty else { return address.text }
    return address.text + (address.text.contains("?") ? "&" : "?") + encodedMembers
  }

  /// The form of a POST; empty for a GET.
  package var body: [UInt8] { method == .post ? Array(encodedMembers.utf8) : [] }

  private var encodedMembers: String {
    members.map { "\($0.name)=\(PercentEncoding.escape($0.value.utf8))" }.joined(separator: "&")
  }
}
