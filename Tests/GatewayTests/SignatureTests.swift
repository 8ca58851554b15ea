import Cryptography
import HTTPTypes
import IdentityFederationMessages
import Testing

@testable import GatewayService

extension SignedRequest {
  /// What the client signed.
  var stringToSign: String { GatewayTests.stringToSign(verification(of: nil, withBody: false)) }

  /// A call of the user pools' API.
  init(_ head: HTTPRequest, body: [UInt8]) throws(PublicError) {
    try self.init(head, body: body, service: "cognito-idp", covering: ["x-amz-target"])
  }
}

extension AuthorizationHeader {
  /// The header of a call of the user pools' API.
  init(parsing text: String) throws(PublicError) {
    try self.init(parsing: text, service: "cognito-idp")
  }
}

@Suite("Signature Version 4 of a request")
struct SignatureTests {
  static let secret = "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY"

  @Test("the string to sign and the signature are botocore's", arguments: signatureVectors)
  func vectors(_ vector: SignatureVector) throws {
    let signed = try SignedRequest(vector.head(), body: Array(vector.body.utf8))
    #expect(signed.stringToSign == vector.stringToSign)
    #expect(Self.signature(of: signed) == signed.authorization.signature)
    #expect(signed.verification(of: nil, withBody: false).accessKeyId == "AKIDEXAMPLE0000000A")
    #expect(signed.verification(of: nil, withBody: false).amzDate == "20261121T030405Z")
  }

  @Test("another body, target, date, host or query makes another string to sign")
  func tampering() throws {
    let vector = signatureVectors[0]
    let body = Array(vector.body.utf8)
    func changed(_ change: (inout HTTPRequest) -> Void) throws -> String {
      var head = vector.head()
      change(&head)
      return try SignedRequest(head, body: body).stringToSign
    }
    #expect(
      try SignedRequest(vector.head(), body: Array("{}".utf8)).stringToSign != vector.stringToSign
    )
    #expect(
      try changed { $0.headerFields[.target] = "AWSCognitoIdentityProviderService.DeleteUserPool" }
        != vector.stringToSign
    )
    #expect(
      try changed { $0.headerFields[.amzDate] = "20261121T030406Z" } != vector.stringToSign
    )
    #expect(try changed { $0.authority = "other.example" } != vector.stringToSign)
    #expect(try changed { $0.path = "/?x" } != vector.stringToSign)
  }

  @Test(
    "an escape is a percent sign before two hexadecimal digits, and nothing else",
    arguments: [("%05", "%05"), ("%af", "%AF"), ("%+5", "%25%2B5"), ("%-0", "%25-0"), ("%", "%25")]
  )
  func escapes(written: String, canonical: String) {
    let text = CanonicalRequest.text(
      of: HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/?a=\(written)"),
      signedHeaders: [],
      payloadHash: ""
    )
    #expect(text.hasPrefix("GET\n/\na=\(canonical)\n"))
  }

  @Test("a request signed without its target, host or date is refused")
  func coverage() throws {
    let vector = signatureVectors[0]
    for name in ["host;", ";x-amz-target", ";x-amz-date"] {
      var head = vector.head()
      let text = try #require(head.headerFields[.authorization])
      head.headerFields[.authorization] = text.replacing(name, with: "")
      #expect(
        exception { () throws(PublicError) in try SignedRequest(head, body: []) }
          == "IncompleteSignatureException"
      )
    }
  }

  @Test("the declared payload hash must be the body's, and UNSIGNED-PAYLOAD is none")
  func payload() throws {
    for declared in ["UNSIGNED-PAYLOAD", "STREAMING-AWS4-HMAC-SHA256-PAYLOAD", "", "e3b0"] {
      var head = signatureVectors[0].head()
      head.headerFields[.contentSHA256] = declared
      #expect(
        exception { () throws(PublicError) in try SignedRequest(head, body: []) }
          == "InvalidSignatureException"
      )
    }
  }

  @Test("without a header the token is missing; without a date the signature is incomplete")
  func missing() {
    var head = signatureVectors[0].head()
    head.headerFields[.authorization] = nil
    #expect(
      exception { () throws(PublicError) in try SignedRequest(head, body: []) }
        == "MissingAuthenticationTokenException"
    )
    var dateless = signatureVectors[0].head()
    dateless.headerFields[.amzDate] = nil
    #expect(
      exception { () throws(PublicError) in try SignedRequest(dateless, body: []) }
        == "IncompleteSignatureException"
    )
    dateless.headerFields[.amzDate] = "Sat Nov 21 2026"
    #expect(
      exception { () throws(PublicError) in try SignedRequest(dateless, body: []) }
        == "IncompleteSignatureException"
    )
    dateless.headerFields[.amzDate] = "20261122T000000Z"
    #expect(
      exception { () throws(PublicError) in try SignedRequest(dateless, body: []) }
        == "InvalidSignatureException"
    )
  }

  static let scope = "AKIDEXAMPLE0000000A/20261121/eu-west-1/cognito-idp/aws4_request"
  static let digits = String(repeating: "a", count: 64)

  @Test(
    "a malformed Authorization header is named as such",
    arguments: [
      ("Bearer eyJhbGciOiJSUzI1NiJ9.e30.x", "IncompleteSignatureException"),
      ("", "IncompleteSignatureException"),
      ("AWS4-HMAC-SHA256", "IncompleteSignatureException"),
      ("AWS4-HMAC-SHA256 Credential", "IncompleteSignatureException"),
      ("AWS4-HMAC-SHA256 Credential=\(scope)", "IncompleteSignatureException"),
      ("AWS4-ECDSA-P256-SHA256 Credential=\(scope)", "IncompleteSignatureException"),
      (header(credential: "AKIDEXAMPLE0000000A/20261121"), "IncompleteSignatureException"),
      (header(credential: "short/20261121/r/cognito-idp/aws4_request"), unrecognised),
      (header(credential: scope.replacing("eu-west-1", with: "EU_1")), invalid),
      (header(credential: scope.replacing("eu-west-1", with: "")), invalid),
      (header(credential: scope.replacing("cognito-idp", with: "s3")), invalid),
      (header(credential: scope.replacing("aws4_request", with: "aws5_request")), invalid),
      (header(credential: scope.replacing("20261121", with: "2026112x")), invalid),
      (header(signature: "abc"), "IncompleteSignatureException"),
      (header(signature: digits.uppercased()), "IncompleteSignatureException"),
      (header(headers: "host;HOST"), "IncompleteSignatureException"),
      (header(headers: "x-amz-date;host"), "IncompleteSignatureException"),
      (header(headers: "host;host"), "IncompleteSignatureException"),
      (header(headers: ""), "IncompleteSignatureException"),
      (header() + ", Signature=\(digits)", "IncompleteSignatureException"),
      (header() + ", Extra=1", "IncompleteSignatureException"),
    ]
  )
  func malformed(_ text: String, _ expected: String) {
    #expect(
      exception { () throws(PublicError) in try AuthorizationHeader(parsing: text) } == expected
    )
  }

  @Test("the parts may be separated with or without spaces")
  func separators() throws {
    let spaced = try AuthorizationHeader(parsing: Self.header())
    let dense = try AuthorizationHeader(
      parsing: Self.header().replacing(", ", with: ",")
    )
    #expect(spaced == dense)
    #expect(spaced.region == "eu-west-1")
    #expect(spaced.signedHeaders == ["host", "x-amz-date", "x-amz-target"])
  }

  @Test("a Date header in HTTP's form is understood")
  func httpDate() {
    #expect(SigningTimeHeader.basicForm("Sun, 06 Nov 1994 08:49:37 GMT") == "19941106T084937Z")
    #expect(SigningTimeHeader.basicForm("Sun, 6 Nov 1994 08:49:37 GMT") == nil)
    #expect(SigningTimeHeader.basicForm("20261121T030405Z") == "20261121T030405Z")
    #expect(SigningTimeHeader.basicForm("20261121T030405") == nil)
    #expect(SigningTimeHeader.basicForm("２0261121T030405Z") == nil)
  }

  private static let invalid = "InvalidSignatureException"
  private static let unrecognised = "UnrecognizedClientException"

  private static func header(
    credential: String = scope,
    headers: String = "host;x-amz-date;x-amz-target",
    signature: String = digits
  ) -> String {
    "AWS4-HMAC-SHA256 Credential=\(credential), SignedHeaders=\(headers), Signature=\(signature)"
  }

  /// What identity federation does with the secret.
  static func signature(of signed: SignedRequest) -> String {
    var key = Array("AWS4\(secret)".utf8)
    for part in [
      signed.authorization.scopeDate, signed.authorization.region,
      signed.authorization.service,
    ] {
      key = HMACKey(key).authenticate(Array(part.utf8))
    }
    key = HMACKey(key).authenticate(Array("aws4_request".utf8))
    return Hex.encode(HMACKey(key).authenticate(Array(signed.stringToSign.utf8)))
  }

  private func exception<T>(_ body: () throws(PublicError) -> T) -> String? {
    do throws(PublicError) {
      _ = try body()
      return nil
    } catch {
      return error.exception
    }
  }
}

extension SignatureVector {
  func head() -> HTTPRequest {
    var head = HTTPRequest(method: .post, scheme: "http", authority: host, path: target)
    for (name, value) in headers {
      guard let name = HTTPField.Name(name) else { continue }
      head.headerFields.append(HTTPField(name: name, value: value))
    }
    return head
  }
}
