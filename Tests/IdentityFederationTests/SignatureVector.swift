import Cryptography
import IdentityFederationMessages
import Testing

/// A request as botocore 1.44.5's `SigV4Auth` signed it.
struct SignatureVector: Sendable, CustomTestStringConvertible {
  let accessKeyID: String
  let secret: String
  let region: String
  let date: String
  let signature: String
  /// When it was signed.
  let unixSeconds: Int64

  var testDescription: String { "\(accessKeyID) at \(date)" }

  var scopeDate: String { String(date.prefix(8)) }

  var request: VerifySignatureRequest {
    VerifySignatureRequest(
      accessKeyId: accessKeyID,
      scopeDate: scopeDate,
      scopeRegion: region,
      scopeService: "cognito-idp",
      amzDate: date,
      signature: signature,
      canonicalRequest: canonicalRequest
    )
  }

  /// What botocore makes of ListUserPools, with the body `{}`.
  var canonicalRequest: String {
    """
    POST
    /

    content-type:application/x-amz-json-1.1
    host:gate.example
    x-amz-date:\(date)
    x-amz-target:AWSCognitoIdentityProviderService.ListUserPools

    content-type;host;x-amz-date;x-amz-target
    44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a
    """
  }

  /// The same from a gateway of the version before.
  var requestOfVersionBefore: VerifySignatureRequest {
    var request = request
    request.canonicalRequest = nil
    let hash = Hex.encode(SHA256.digest(of: Array(canonicalRequest.utf8)))
    request.stringToSign =
      "AWS4-HMAC-SHA256\n\(date)\n\(scopeDate)/\(region)/cognito-idp/aws4_request\n\(hash)"
    return request
  }

  static let example = SignatureVector(
    accessKeyID: "AKIAIOSFODNN7EXAMPLE",
    secret: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY",
    region: "us-east-1",
    date: "20261121T000102Z",
    signature: "b2b1f2b77bddc8194420a250a5c4f725e065c14f152e1a25ad1e9f90728a99e9",
    unixSeconds: 1_795_219_262
  )

  static let all = [
    example,
    SignatureVector(
      accessKeyID: "AKIAI44QH8DHBEXAMPLE",
      secret: String(repeating: "x", count: 128),
      region: "eu-west-2",
      date: "20240229T235959Z",
      signature: "9dd870300f5757ed512eb6a157a4a0f9d6b5bf9cbf2b26fd77de1ff3ed39752d",
      unixSeconds: 1_709_251_199
    ),
    SignatureVector(
      accessKeyID: "gatehouse_key_16",
      secret: "s",
      region: "local",
      date: "20261121T000102Z",
      signature: "c7ca8d083ff26efe3dedb5c283d01dd0e7296908dfdbec9964a6c5abf924b40f",
      unixSeconds: 1_795_219_262
    ),
  ]
}
