import Cryptography
import Testing

@Suite("Signature Version 4 of requests that leave")
struct SignatureVersion4Tests {
  /// The example of Amazon S3's API reference, "Authenticating Requests: Using the Authorization Header".
  @Test("is the published one of a PUT")
  func published() {
    let date = "20130524T000000Z"
    let hash = SignatureVersion4.hash(Array("Welcome to Amazon S3.".utf8))
    let signer = SignatureVersion4(
      keyID: "AKIAIOSFODNN7EXAMPLE",
      secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
      region: "us-east-1",
      service: "s3"
    )
    let request = SignatureVersion4.Request(
      method: "PUT",
      path: "/test%24file.text",
      headers: [
        ("date", "Fri, 24 May 2013 00:00:00 GMT"), ("host", "examplebucket.s3.amazonaws.com"),
        ("x-amz-content-sha256", hash), ("x-amz-date", date),
        ("x-amz-storage-class", "REDUCED_REDUNDANCY"),
      ],
      bodyHash: hash
    )
    #expect(
      signer.authorization(of: request, date: date)
        == "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, "
        + "SignedHeaders=date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class, "
        + "Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd"
    )
  }
}
