package import AuthenticationCore
package import AuthenticationMessages
internal import PublicOperations

extension Pools {
  /// Describes a domain; one that no pool has gets a description without members (DOM-6).
  package func describeUserPoolDomain(
    _ request: DescribeUserPoolDomainRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> DescribeUserPoolDomainResponse {
    guard let record = try await domains.find(try Self.requiredDomain(request.domain)) else {
      return DescribeUserPoolDomainResponse(domainDescription: DomainDescriptionType())
    }
    call.trail.note(pool: record.userPoolID)
    return DescribeUserPoolDomainResponse(
      domainDescription: try record.description(
        accountID: configuration.accountID,
        target: configuration.addresses.host
      )
    )
  }
}
