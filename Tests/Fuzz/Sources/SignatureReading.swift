internal import HTTPTypes

@testable internal import GatewayService

/// Reads the signature of a request, of the header or of the address.
enum SignatureReading {
  static func read(_ bytes: [UInt8]) {
    let request = RequestHead(bytes)
    do throws(PublicError) {
      let signed =
        PresignedRequest.isPresigned(request.head)
        ? try PresignedRequest.read(request.head, body: request.body, service: "sts")
        : try SignedRequest(
          request.head,
          body: request.body,
          service: "cognito-idp",
          covering: ["x-amz-target"]
        )
      check(signed)
    } catch {
      precondition(!error.isInternal)
    }
  }

  /// What identity federation takes for granted.
  private static func check(_ signed: SignedRequest) {
    let parts = signed.authorization
    precondition(parts.signature.utf8.count == 64 && parts.scopeDate.utf8.count == 8)
    precondition((16...128).contains(parts.accessKeyID.utf8.count))
    precondition(parts.signedHeaders.contains("host"))
    precondition(parts.signedHeaders == parts.signedHeaders.sorted())
    precondition(signed.signedAt.utf8.count == 16 && signed.signedAt.hasPrefix(parts.scopeDate))
    // Each signed header is one line, so that no value can pass for another header.
    let lines = signed.canonical.split(separator: "\n", omittingEmptySubsequences: false)
    precondition(lines.count == parts.signedHeaders.count + 6)
  }
}
