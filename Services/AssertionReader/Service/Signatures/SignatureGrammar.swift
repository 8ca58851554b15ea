internal import SignedXML

/// A Signature as SAML has it (SAML Core §5.4; XML Signature §4).
///
/// xmlsec refuses other forms too. What is checked here does not depend on how it reads them.
enum SignatureGrammar {
  private static let space = SAMLNames.signatureSpace
  private static let enveloped = "http://www.w3.org/2000/09/xmldsig#enveloped-signature"
  private static let more = "http://www.w3.org/2001/04/xmldsig-more#"
  private static let methods: Set<String> = [
    more + "rsa-sha256", more + "rsa-sha384", more + "rsa-sha512",
    more + "ecdsa-sha256", more + "ecdsa-sha384", more + "ecdsa-sha512",
  ]
  private static let digests: Set<String> = [
    "http://www.w3.org/2001/04/xmlenc#sha256", more + "sha384",
    "http://www.w3.org/2001/04/xmlenc#sha512",
  ]

  private static let weakMethods: Set<String> = [space + "rsa-sha1"]
  private static let weakDigests: Set<String> = [space + "sha1"]

  /// Refuses a signature that is not over the element it stands in, and over nothing else.
  static func check(_ part: SignedPart, _ weakForms: WeakForms) throws(Refusal) {
    do throws(Refusal) {
      try checkParts(of: part, weakForms)
    } catch {
      // The grammar of signatures is part of their check.
      throw Refusal(.signature, error.rule)
    }
  }

  private static func checkParts(
    of part: SignedPart,
    _ weakForms: WeakForms
  ) throws(Refusal) {
    var parts = try ElementParts(of: part.signature, attributes: ["Id"])
    var info = try ElementParts(of: try parts.required("SignedInfo", in: space), attributes: ["Id"])
    let canonical = try info.required("CanonicalizationMethod", in: space)
    let method = try info.required("SignatureMethod", in: space)
    let reference = try info.required("Reference", in: space)
    try info.end()
    try checkExclusive(canonical)
    let used = try algorithm(of: method)
    guard methods.contains(used) || weakForms.sha1 && weakMethods.contains(used) else {
      throw .grammar("another signature method")
    }
    try check(reference, to: part.id, weakForms)
    _ = try ElementParts.text(
      of: try parts.required("SignatureValue", in: space),
      attributes: ["Id"]
    )
    if let key = parts.next("KeyInfo", in: space) { try OpenContent.check(key) }
    try parts.end()
  }

  private static func check(
    _ reference: XMLElement,
    to id: String,
    _ weakForms: WeakForms
  ) throws(Refusal) {
    var parts = try ElementParts(of: reference, attributes: ["URI"])
    guard reference.attribute("URI") == "#" + id else {
      throw .grammar("a reference to another element")
    }
    var transforms = try ElementParts(
      of: try parts.required("Transforms", in: space),
      attributes: []
    )
    let first = try transforms.required("Transform", in: space)
    guard try algorithm(of: first) == enveloped else { throw .grammar("another transform") }
    try checkExclusive(try transforms.required("Transform", in: space))
    try transforms.end()
    let used = try algorithm(of: try parts.required("DigestMethod", in: space))
    guard digests.contains(used) || weakForms.sha1 && weakDigests.contains(used) else {
      throw .grammar("another digest method")
    }
    _ = try ElementParts.text(of: try parts.required("DigestValue", in: space))
    try parts.end()
  }

  /// Exclusive canonicalisation without comments, with or without a list of prefixes.
  private static func checkExclusive(_ element: XMLElement) throws(Refusal) {
    var parts = try ElementParts(of: element, attributes: ["Algorithm"])
    guard element.attribute("Algorithm") == SAMLNames.exclusiveSpace else {
      throw .grammar("another canonicalisation")
    }
    if let prefixes = parts.next("InclusiveNamespaces", in: SAMLNames.exclusiveSpace) {
      try ElementParts(of: prefixes, attributes: ["PrefixList"]).end()
    }
    try parts.end()
  }

  private static func algorithm(of element: XMLElement) throws(Refusal) -> String {
    try ElementParts(of: element, attributes: ["Algorithm"]).end()
    return element.attribute("Algorithm") ?? ""
  }
}
