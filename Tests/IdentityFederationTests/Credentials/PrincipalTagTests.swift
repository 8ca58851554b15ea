import Domain
import IdentityFederationCore
import IdentityFederationCredentials
import Testing

@Suite("Principal tags: DID-39")
struct PrincipalTagTests {
  private func tags(
    _ claims: [String: JSONValue],
    by map: PrincipalTagMap?
  ) throws(IdentityFederationFailure) -> [String: String] {
    try PrincipalTags.tags(
      of: [
        ProvedClaims(mappingKeys: [], providerKeys: ["unmapped"], claims: ["sub": .string("x")]),
        ProvedClaims(mappingKeys: [], providerKeys: ["other spelling", "p"], claims: claims),
      ],
      in: IdentityPoolSettings(
        id: IdentityPoolID(region: "us-east-1", uuid: "01234567-89ab-cdef-0123-456789abcdef"),
        principalTagMaps: map.map { ["p": $0] } ?? [:]
      )
    )
  }

  private static let claims: [String: JSONValue] = [
    "sub": .string("alice"), "aud": .string("app"), "level": .number(3), "paid": .bool(false),
    "groups": .array([.string("a")]), "address": .object([:]), "nothing": .null,
  ]

  @Test("the defaults are the client of aud and the username of sub")
  func defaults() throws {
    let map = PrincipalTagMap(usesDefaults: true, tags: ["ignored": "level"])
    #expect(try tags(Self.claims, by: map) == ["client": "app", "username": "alice"])
    #expect(try tags([:], by: map) == [:])
    #expect(try tags(Self.claims, by: nil) == [:])
  }

  @Test("a claim of one value makes a tag; lists, objects and missing claims make none")
  func mapped() throws {
    let map = PrincipalTagMap(
      usesDefaults: false,
      tags: [
        "l": "level", "p": "paid", "s": "sub", "g": "groups", "a": "address", "n": "nothing",
        "m": "missing",
      ]
    )
    #expect(try tags(Self.claims, by: map) == ["l": "3", "p": "false", "s": "alice"])
  }

  @Test("460 bytes of names and values pass, 461 do not")
  func length() throws {
    let map = PrincipalTagMap(usesDefaults: false, tags: ["é": "sub", "b": "aud"])
    // Three bytes of names.
    let fits: [String: JSONValue] = [
      "sub": .string(String(repeating: "ü", count: 100)),
      "aud": .string(String(repeating: "x", count: 257)),
    ]
    #expect(try tags(fits, by: map).count == 2)
    let over = fits.merging(["aud": .string(String(repeating: "x", count: 258))]) { $1 }
    #expect(
      throws: IdentityFederationFailure.invalidParameter(
        "The names and values of all principal tags together must not exceed 460 bytes."
      )
    ) { try tags(over, by: map) }
  }
}
