internal import Cryptography
internal import Domain
internal import IdentityFederationCore
internal import IdentityFederationMessages
internal import PublicOperations
internal import RPC

extension RequestSignatures {
  /// The proof of who signed, for the service that carries the operation out; nil where the gateway
  /// asks for none, because it has no message to pass on.
  func ticket(
    for response: VerifySignatureResponse,
    within narrowed: NarrowedSession?,
    _ claim: SignatureClaim,
    _ request: VerifySignatureRequest,
    _ context: RPCCallContext
  ) throws(IdentityFederationFailure) -> String? {
    guard let hash = request.messageHash else { return nil }
    guard hash.count == SHA256.byteCount, let canonical = request.canonicalRequest else {
      throw .invalidParameter("a ticket needs the canonical request and the message's hash")
    }
    let operation: SignedOperation
    do throws(IdentityFederationFailure) {
      operation = try SignedOperation(canonical, body: request.body, service: claim.service)
    } catch {
      throw refusal(error, "the signed request names its operation", context)
    }
    do throws(IdentityFederationFailure) {
      try narrowed?.check(operation)
    } catch {
      throw refusal(error, "session policy allows the operation", context)
    }
    // A header's signature could otherwise be given a presigned request's longer life.
    guard operation.expiresSeconds == request.expiresSeconds else {
      throw refusal(.signatureMismatch, "lifetime is signed", context)
    }
    let signer =
      response.principal ?? IdentityFederationMessages.Principal(accessKeyId: response.accessKeyId)
    guard let principal = PublicOperations.Principal(signer) else {
      throw .internalFault("a proved principal is incomplete")
    }
    let ticket = OperationTicket(
      principal: principal,
      region: claim.region,
      issuedAt: clock.now()
    )
    do throws(TicketFault) {
      return try tickets.seal(
        ticket,
        for: TicketedCall(
          api: operation.api,
          operation: operation.name,
          messageHash: hash,
          requestID: context.requestID
        )
      )
    } catch {
      throw .internalFault("a ticket cannot be made: \(error.rawValue)")
    }
  }
}
