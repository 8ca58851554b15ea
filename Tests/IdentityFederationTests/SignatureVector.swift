import GatehouseMessages
import Testing

/// A request as botocore 1.44.5's `SigV4Auth` signed it.
struct SignatureVector: Sendable, CustomTestStringConvertible {
  let accessKeyID: String
  let secret: String
  let region: String
  let date: String
  let payloadHash: String
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
      stringToSign: """
        AWS4-HMAC-SHA256
        \(date)
        \(scopeDate)/\(region)/cognito-idp/aws4_request
        \(payloadHash)
        """,
      signature: signature
    )
  }

  static let example = SignatureVector(
    accessKeyID: "AKIAIOSFODNN7EXAMPLE",
    secret: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY",
    region: "us-east-1",
    date: "20261121T000102Z",
    payloadHash: "b69f809b75b7becf08b5d31201c559aab715d64425695ec93f0d19d62e95433b",
    signature: "0139c82e6d93c973452a77b3a0e37f3f2be965662099f228964ef597e2f0913e",
    unixSeconds: 1_795_219_262
  )

  static let all = [
    example,
    SignatureVector(
      accessKeyID: "AKIAI44QH8DHBEXAMPLE",
      secret: String(repeating: "x", count: 128),
      region: "eu-west-2",
      date: "20240229T235959Z",
      payloadHash: "1d8908d2424b483e9267a6ce7b9674d301d6dd0f857f426eda138b97e4e31036",
      signature: "f12acae9d0efed0fbf2307582606f0e046d82e19023dca7016e861ce7439a80f",
      unixSeconds: 1_709_251_199
    ),
    SignatureVector(
      accessKeyID: "gatehouse_key_16",
      secret: "s",
      region: "local",
      date: "20261121T000102Z",
      payloadHash: "0a0159ac79ca72088555ce1ee83a3a5b6bda6030ec295e3a3d04e7185ae262ae",
      signature: "88202b8da8f2d5c8c71cca3a537de3c087851a8e70684c767569f12d1e86e945",
      unixSeconds: 1_795_219_262
    ),
  ]
}
