internal import FoundationEssentials
internal import IdentityFederationCore
package import Logging

/// Requests to the providers, as far as the operator allows them.
package struct ProviderRequests: Sendable {
  private let transport: any ProviderTransport
  private let hosts: AllowedHosts
  private let logger: Logger

  package init(over transport: any ProviderTransport, to hosts: AllowedHosts, logger: Logger) {
    self.transport = transport
    self.hosts = hosts
    self.logger = logger
  }

  /// Whether requests may go there.
  func mayReach(_ address: ProviderAddress) -> Bool { hosts.contain(address) }

  /// Gets an answer of any status; the query may hold the client's token and is never logged.
  ///
  /// Throws `externalService`, whatever the reason: that a provider is silent proves nothing about a
  /// token, and clients sign their user out on a refusal.
  func answer(
    from address: ProviderAddress,
    asking members: [(name: String, value: String)] = []
  ) async throws(IdentityFederationFailure) -> ProviderAnswer {
    guard hosts.contain(address) else {
      throw fault(at: address, "its host is not one of providers.allowed-hosts")
    }
    let url = members.isEmpty ? address.text : address.asking(members)
    do throws(ProviderSilence) {
      // Where a pattern allows the host, others decide where its name leads (IDP-3).
      return try await transport.get(url, onlyPublic: !hosts.name(address))
    } catch {
      throw fault(at: address, error.sentence)
    }
  }

  /// Gets a document in JSON, which only status 200 brings.
  func document<Document: Decodable>(
    _ type: Document.Type,
    from address: ProviderAddress
  ) async throws(IdentityFederationFailure) -> (document: Document, answer: ProviderAnswer) {
    let answer = try await answer(from: address)
    guard answer.status == 200 else { throw fault(at: address, "status \(answer.status)") }
    guard let document = Self.json(type, answer.body) else {
      throw fault(at: address, "the answer is not what it should be")
    }
    return (document, answer)
  }

  /// The answer as a value of the type; nil where it is none.
  static func json<Document: Decodable>(_ type: Document.Type, _ body: [UInt8]) -> Document? {
    do {
      return try JSONDecoder().decode(type, from: Data(body))
    } catch {
      return nil
    }
  }

  /// Tells the operator what is wrong, and the client that the provider is.
  func fault(at address: ProviderAddress, _ sentence: String) -> IdentityFederationFailure {
    logger.warning(
      "a provider of logins cannot be asked",
      metadata: ["address": "\(address.text)", "error": "\(sentence)"]
    )
    return .externalService("The identity provider \(address.origin) cannot be reached.")
  }
}
