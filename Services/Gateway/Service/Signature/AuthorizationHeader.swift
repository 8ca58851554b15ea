internal import Domain

/// An Authorization header of AWS Signature Version 4, taken apart.
struct AuthorizationHeader: Sendable, Hashable {
  static let algorithm = "AWS4-HMAC-SHA256"

  let accessKeyID: String
  /// In the form YYYYMMDD.
  let scopeDate: String
  let region: String
  /// The name of the API that the signature is for.
  let service: String
  /// Lower case, ascending, each once.
  let signedHeaders: [String]
  /// 64 lower-case hexadecimal digits.
  let signature: String

  /// The credential scope as it stands in the string to sign.
  var scope: String { "\(scopeDate)/\(region)/\(service)/aws4_request" }

  /// Takes the header apart; `service` is what its scope must name, so that a signature for one API
  /// is invalid for another.
  init(parsing text: String, service: String) throws(PublicError) {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard let algorithm = parts.first, algorithm == Self.algorithm else {
      throw .incompleteSignature(
        "Unsupported authorization: this operation needs an Authorization header of AWS4-HMAC-SHA256."
      )
    }
    let fields = try Self.fields(parts.count == 2 ? parts[1] : "")
    let missing = ["Credential", "Signature", "SignedHeaders"].filter { fields[$0] == nil }
    guard let credential = fields["Credential"], let signature = fields["Signature"],
      let signedHeaders = fields["SignedHeaders"]
    else {
      throw .incompleteSignature(
        missing.map { "Authorization header requires '\($0)' parameter." }.joined(separator: " ")
      )
    }
    (accessKeyID, scopeDate, region) = try Self.credential(credential, service: service)
    self.service = service
    self.signedHeaders = try Self.headerNames(signedHeaders)
    self.signature = try Self.hexadecimal(signature)
  }

  /// The parts of a presigned request, as its address has them.
  init(
    credential: Substring,
    signedHeaders: Substring,
    signature: Substring,
    service: String
  ) throws(PublicError) {
    (accessKeyID, scopeDate, region) = try Self.credential(credential, service: service)
    self.service = service
    self.signedHeaders = try Self.headerNames(signedHeaders)
    self.signature = try Self.hexadecimal(signature)
  }

  private static func hexadecimal(_ signature: Substring) throws(PublicError) -> String {
    guard signature.utf8.count == 64, signature.utf8.allSatisfy(isLowercaseHexDigit) else {
      throw .incompleteSignature("The Signature must be 64 lower-case hexadecimal digits.")
    }
    return String(signature)
  }

  private static func fields(_ text: Substring) throws(PublicError) -> [Substring: Substring] {
    var fields: [Substring: Substring] = [:]
    for part in text.split(separator: ",") {
      let part = part.trimming(while: { $0 == " " })
      guard let equals = part.firstIndex(of: "=") else {
        // The part is not repeated: a Bearer token sent here by mistake would land in logs.
        throw .incompleteSignature("The Authorization header has a part without an equal-sign.")
      }
      let name = part[..<equals]
      guard name == "Credential" || name == "SignedHeaders" || name == "Signature" else {
        throw .incompleteSignature("The Authorization header has an unknown parameter.")
      }
      guard fields.updateValue(part[part.index(after: equals)...], forKey: name) == nil else {
        throw .incompleteSignature("The Authorization header has '\(name)' twice.")
      }
    }
    return fields
  }

  private static func credential(
    _ text: Substring,
    service: String
  ) throws(PublicError) -> (accessKeyID: String, date: String, region: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 5 else {
      throw .incompleteSignature(
        "Credential must have exactly 5 slash-delimited elements, e.g. keyid/date/region/service/term."
      )
    }
    guard (16...128).contains(parts[0].utf8.count), parts[0].utf8.allSatisfy(isWordByte) else {
      throw PublicError(
        exception: "UnrecognizedClientException",
        message: "The security token included in the request is invalid."
      )
    }
    guard parts[1].utf8.count == 8, parts[1].utf8.allSatisfy(isDigit) else {
      throw .invalidSignature("Credential should be scoped to a date of the form YYYYMMDD.")
    }
    // The region becomes the prefix of the pools this request makes.
    guard UserPoolID.isRegion(parts[2]) else {
      throw .invalidSignature("Credential should be scoped to a valid region.")
    }
    guard parts[3] == service else {
      throw .invalidSignature("Credential should be scoped to correct service: '\(service)'.")
    }
    guard parts[4] == "aws4_request" else {
      throw .invalidSignature(
        "Credential should be scoped with a valid terminator: 'aws4_request'."
      )
    }
    return (String(parts[0]), String(parts[1]), String(parts[2]))
  }

  private static func headerNames(_ text: Substring) throws(PublicError) -> [String] {
    let names = text.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
    for (index, name) in names.enumerated() {
      guard !name.isEmpty, name.utf8.allSatisfy(isHeaderNameByte) else {
        throw .incompleteSignature("SignedHeaders must be lower-case header names.")
      }
      // Twice the same name would let one value of a repeated header go unsigned unnoticed.
      guard index == 0 || names[index - 1] < name else {
        throw .incompleteSignature("SignedHeaders must be sorted, each name once.")
      }
    }
    return names
  }
}

private func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

private func isLowercaseHexDigit(_ byte: UInt8) -> Bool {
  isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
}

private func isLowercase(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
}

private func isWordByte(_ byte: UInt8) -> Bool {
  isDigit(byte) || isLowercase(byte | 0x20) || byte == UInt8(ascii: "_")
}

private func isHeaderNameByte(_ byte: UInt8) -> Bool {
  isDigit(byte) || isLowercase(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    || byte == UInt8(ascii: ".")
}
