internal import AuthenticationMessages
internal import AuthenticationPools
internal import AuthenticationService
internal import PublicOperations

extension PoolsHarness {
  /// Gives a pool a domain; a host of its own where it has dots.
  @discardableResult
  func makeDomain(
    _ name: String,
    of pool: UserPoolType,
    version: Int32? = nil
  ) async throws -> CreateUserPoolDomainResponse {
    let certificate = "arn:aws:acm:us-east-1:123456789012:certificate/1"
    return try await authentication.pools.createUserPoolDomain(
      CreateUserPoolDomainRequest(
        domain: name,
        userPoolId: pool.id,
        managedLoginVersion: version,
        customDomainConfig: name.contains(".")
          ? CustomDomainConfigType(certificateArn: certificate) : nil
      ),
      call: .recording(context())
    )
  }

  func describeDomain(_ name: String) async throws -> DomainDescriptionType? {
    try await authentication.pools.describeUserPoolDomain(
      DescribeUserPoolDomainRequest(domain: name),
      call: .recording(context())
    ).domainDescription
  }

  func deleteDomain(_ name: String, of pool: UserPoolType) async throws {
    _ = try await authentication.pools.deleteUserPoolDomain(
      DeleteUserPoolDomainRequest(domain: name, userPoolId: pool.id),
      call: .recording(context())
    )
  }

  func find(_ request: FindDomainRequest) async throws -> FindDomainResponse {
    try await Domains(authentication.pools).findDomain(request, context: context())
  }
}
