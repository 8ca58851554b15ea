internal import FoundationEssentials
package import IdentityFederationCore
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
  package func mayReach(_ address: ProviderAddress) -> Bool { hosts.contain(address) }

  /// An answer of any status.
  ///
  /// Throws `externalService`, whatever the reason: that a provider is silent proves nothing about a
  /// token, and clients sign their user out on a refusal.
  package func answer(
    to request: ProviderRequest
  ) async throws(IdentityFederationFailure) -> ProviderAnswer {
    let address = request.address
    guard hosts.contain(address) else {
      throw fault(at: address, "its host is not one of providers.allowed-hosts")
    }
    do throws(ProviderSilence) {
      // Where a pattern allows the host, others decide where its name leads (IDP-3).
      return try await transport.send(request, onlyPublic: !hosts.name(address))
    } catch {
      throw fault(at: address, error.sentence)
    }
  }

  /// Gets a document in JSON, which only status 200 brings.
  package func document<Document: Decodable>(
    _ type: Document.Type,
    from address: ProviderAddress
  ) async throws(IdentityFederationFailure) -> (document: Document, answer: ProviderAnswer) {
    let answer = try await answer(to: .get(address))
    guard answer.status == 200 else { throw fault(at: address, "status \(answer.status)") }
    guard let document = Self.json(type, answer.body) else {
      throw fault(at: address, "the answer is not what it should be")
    }
    return (document, answer)
  }

  /// The answer as a value of the type; nil where it is something else.
  package static func json<Document: Decodable>(_ type: Document.Type, _ body: [UInt8]) -> Document?
  {
    do {
      return try JSONDecoder().decode(type, from: Data(body))
    } catch {
      return nil
    }
  }

  /// Tells the operator what a provider's own document says that it did not say before.
  package func note(_ sentence: String, of address: ProviderAddress) {
    logger.warning(
      "a provider of logins has changed",
      metadata: ["address": "\(address.text)", "change": "\(sentence)"]
    )
  }

  /// Tells the operator what is wrong, and the client that the provider is.
  package func fault(at address: ProviderAddress, _ sentence: String) -> IdentityFederationFailure {
    logger.warning(
      "a provider of logins cannot be asked",
      metadata: ["address": "\(address.text)", "error": "\(sentence)"]
    )
    return .externalService("The identity provider \(address.origin) cannot be reached.")
  }
}
