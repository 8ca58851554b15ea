package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import Logging
internal import PublicOperations
internal import RPC

extension Pools {
  /// Gives a client a second secret, so that its apps can change over one by one.
  ///
  /// A generated secret is in this response alone.
  package func addUserPoolClientSecret(
    _ request: AddUserPoolClientSecretRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> AddUserPoolClientSecretResponse {
    if let own = request.clientSecret, !ClientSecret.isAllowed(own) {
      throw .invalidParameter(
        "ClientSecret must have 24 to 64 characters out of letters, digits, '_' and '+'."
      )
    }
    let secret = request.clientSecret ?? ClientSecret.random(from: random)
    for _ in 0..<5 {
      let record = try await clientRecord(request.userPoolId, request.clientId)
      guard let older = record.secrets.first else {
        throw .invalidParameter("Client \(record.id) is not configured with a secret.")
      }
      guard record.secrets.count < ClientSecret.maxOfClient else {
        throw .limitExceeded(
          "Client \(record.id) already has \(ClientSecret.maxOfClient) secrets."
        )
      }
      let known = try ClientSecret.open(
        older.sealed,
        with: sealer,
        pool: record.userPoolID,
        client: record.id
      )
      guard known != secret else {
        throw .invalidParameter("ClientSecret is already a secret of client \(record.id).")
      }
      let newer = StoredClientSecret(
        sealed: try ClientSecret.seal(
          secret,
          with: sealer,
          pool: record.userPoolID,
          client: record.id
        ),
        // The moment is the secret's name.
        createdAt: Swift.max(clock.now(), Instant(unixMillis: older.createdAt.unixMillis + 1))
      )
      guard try await clients.replaceSecrets(of: record, by: older, and: newer) else { continue }
      logger.info(
        "client secret added",
        metadata: [
          "user_pool": "\(record.userPoolID)", "client": "\(record.id)",
          "request_id": "\(call.context.requestID)",
        ]
      )
      var descriptor = newer.descriptor(of: record.id)
      descriptor.clientSecretValue = request.clientSecret == nil ? secret : nil
      return AddUserPoolClientSecretResponse(clientSecretDescriptor: descriptor)
    }
    throw .modifiedByOthers("Client \(request.clientId ?? "")")
  }
}
