internal import Cryptography
internal import Domain
internal import Logging
public import RPC
public import TokenIssuanceMessages

extension TokenIssuance {
  /// Has a pool's next tokens signed by an algorithm; repeating it changes nothing.
  ///
  /// Both kinds of keys are published until the last token of the former kind has expired.
  public func changeSigningAlgorithm(
    _ request: ChangeSigningAlgorithmRequest,
    context: RPCCallContext
  ) async throws(TokenIssuanceFailure) -> ChangeSigningAlgorithmResponse {
    let owner = SigningKeyOwner.userPool(try userPool(request.userPoolId))
    guard let algorithm = try signatureAlgorithm(request.algorithm) else {
      throw .invalidRequest("algorithm is missing")
    }
    // Again where another call replaced the keys at the same time, perhaps by the former algorithm.
    for _ in 0..<5 {
      let current = try await keyReplacement.current(of: owner)
      guard current.algorithm != algorithm else { return ChangeSigningAlgorithmResponse() }
      guard current.verifying + owner.uses.count <= Self.mostVerifyingKeys else {
        throw refusal(.tooManySigningKeys, "too many keys still verify", context)
      }
      guard try await keyReplacement.replace(current, by: algorithm) else { continue }
      logger.info(
        "the signing algorithm changed",
        metadata: [
          "user_pool": "\(owner.text)", "algorithm": "\(algorithm.rawValue)",
          "request_id": "\(context.requestID)",
        ]
      )
    }
    throw .unavailable("the keys are being replaced by other calls")
  }

  /// A tag that changes to and fro must not make the set of keys grow: each request for it carries them
  /// all, and verifiers do not read sets of any length.
  private static let mostVerifyingKeys = 32
}
