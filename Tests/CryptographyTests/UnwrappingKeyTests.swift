import Cryptography
import Testing

/// Keys that another program (pyca/cryptography 48) has encrypted with RSA-OAEP.
@Suite struct UnwrappingKeyTests {
  private static let pkcs8 =
    "MIIEvgIBADANBgkqhkiG9w0BAQEFAASCBKgwggSkAgEAAoIBAQDVTjVs/oToZ28Kxw+Hv9CvM+TnPAJZNaqh"
    + "Epw+amf0HGcZbLYxAVNQXl9ONHzxAC86GxQWla2eJ4OZHjm3hFETQgBvRtwttQXUfxh3k7TSVEyhJAha1FqT"
    + "2/OGnx9gezpz8vuohw0qdFENuw811PCGl0qQXnhXgKVEomno9p9dy9NuIi1NrGf23+QERvjfEsvI3aXCcFtn"
    + "k98gin/YDePFy2zYXlIQaCE5WKQ7PyNii8xlK8WNWFHZ4j6Af+/Ci5Fza1IYVpg8F1axwlIJjS9SYUyjOWxN"
    + "YQRJdy1PefgPQBQMQPMpKCHyD8IdDQyEteul1KzzoqlOrSvapjerd0lpAgMBAAECggEAAyTh+LdPsjVEF76T"
    + "ZgbXxp1XNGlYB4SY/ULO9sSOv7RjeKZ3kQVZ+wdJFFgFt2+vQoX/p82Q/5HJiMo/Q4s5vrTsWLeMq0fNzDIL"
    + "ZEfTFH6VmpJzZRNYOnG1hzh1N/DZDbh5KSTEdum8AB3PvZVj7jfwq2wZDgEhbn+OXBa2hqVhkReJ/I2AKZYE"
    + "89MYwDklnGAWXbst9usk4tACw0CdVOWEBpxSo8fN9nalU+2H8ndwQ7R5c9FAz4K9+3HuNFCajXBbtYBSAdX8"
    + "wjmtclPifESIHRPHevLauJJC34w3mrsiI1aCgdrDqrkyvyCBwMR3eW242V6YdJQHMGwPeRIKAQKBgQD9Z7+W"
    + "ES17ImYUHeu5Yg9xPmWzJcILtE7yya/L7TjG7j1nBFr0pQzn6z2Q0I7zJTi5uccIPd1+IcobQf/nQWTGqE+W"
    + "KzHcPsYwXlx4m3WAWj9Eotim7LUaOcCSbFjXhn85UZCnWTrgU/90Zdj5p8RGjg4q9Jkon7+hYNCj7BVdiQKB"
    + "gQDXfVjDu9YwYnkjrzik5wtZE9LqLgbnykvdgpu+LtcT9hJIk8nKk4Up3QzSEnoo0eSiiDdhiiAG7b6y1ITl"
    + "dUbkwMvtQWi1Ds8jFtwhgvDGx6GqSpv8To/pJ03O4UAXzXXkJQ0XPl03rsuKlPMtjnFQ2Op5wbOvi0nTf90G"
    + "dl504QKBgQCcIhyNni/juqIiqvze0GirYcLPyufwxjwOo+5JO/TLvWbf3nMcYcW979eTLq2lar200Z6smVGr"
    + "sa4RdWzzU/t/25yN7jdeeN8sVjerqD2RxAlPhPbwgtBjREo+7bsfsKMa8gKq2fPI3Hh9g3NY/+GTh1t7ZBIq"
    + "UaOFD13+YiwX4QKBgGuuQmYE/iJNgvVXAPo+TkhkBJhrCZ5YU5LMSmE97NIXu8kyuLqW/wsNX/O1sf+l6xdg"
    + "9DO0nw53TTz1v7cd5KA4y26yqc0YKmABc1z3nrPmXB3JjKsG4xkCP/pqSunaDNhFv4Xm7xP9L87/YYlZTby1"
    + "uG3BYrYM54ZdtageDFNhAoGBAMVzRexQY3LFMj/v3hXHSkV/DtzPYk/6IA79L1urLxOCK0h3OWwcSFs97cct"
    + "TGT2r5Mqra45+ulXS2LC8f2oKznsccQ6iFNDciReZMq4txyJw2aU5FDly9VHv413EMTmgWHG/NkPQYyh2s9W"
    + "FHtn9WiNqIJYXEAMdhA402fkvPdA"
  private static let bySHA1 =
    "McMG/ZoktMwF71ODV68tXe3jc7lhFna+AA3cyHKe6WS2b/liiaTPAjPf6r53h3ddt/wZHggb9UJHEHwhWgcC"
    + "4XTE3SexTyl8xouheMr++t2jNz4FgXVU3hlzphJXvqZP8sBMaTLFf07da08BM4TlSThE10XbOYCWUVkvdnB0"
    + "kbrt5BvotldU2aRXXcTjThIy8/obv8ynIGRLsh+bCX6tsdjypuHxC52rx6arsg+JhYj0gnnIItMd90LQjiB1"
    + "4OmdFSlo63DmBogrTTPplgASydovqpjCoYVshfbJc+4WWlMSJqmdWapVCMHtLQTXJ2Wg5jnwKSP0V1zXMWdX"
    + "hh14Uw=="
  private static let bySHA256OverSHA1 =
    "u2tNavd64ZLT58TN5MyMSnDmRZkB1VOaOItsnIJeZIrM7Iph46OhOQpmBU2Q32BCW/+GX+T/Bj3lw/XKqIU6"
    + "8gCuQANNUbwxAV7WEB30AqSrqjXv/B3sJij/i17APl2Xe3BG7zP9Qvq2HNQRwGRZ2HYaasPz8yNUqS9n2A4X"
    + "BeYrLA5F8suwSHwG2n3eo3sWSkOCbmlpF0VTTjSAtx8Bty4bsRM31VVp2oqbnu5U4rFi6STCSdi4kLtR0ahF"
    + "dZxaRFRe6ufaBSoygCIJGPhwowRXXCDMC0u5TadbM2Q2g6z10Dztq97/2nfU564Xsp1qS6BHt7MS3UhiWk5F"
    + "75ZWng=="
  private static let bySHA256 =
    "iEdHBlSNdUuFBFNpFWP1pXQ9sSjSxp2Gi8pt6JRhq55cWLeWHW/FkUm79p04Cb92NotAtk8wbFZTXcQcqiYu"
    + "oDnRPT8uwVDGmEbGpBddULhGSN4QDQTzWAUaxs70s/+XvGO03z009TvfX35k0ymK3arA0jqa1EQXoNCS6jDK"
    + "+hfC4+RGt+4xiqk64LEtJgUBu2Qqt4Z01sKiSZndlnF2aMfpFgEhio8mHzHoZS1zXjB9MjYPxJnQYdmRofIu"
    + "nfixlcZxv/IRAZ6WWUJvvusfizVqjMTzAA2pKOcmCqvdbnQb7roMJLEeEZUm6gRlbTRJzO8PUTS7srbHNQzT"
    + "Z1+wZw=="
  private static let byOldPadding =
    "hWK7TWikPR3CUln6D2MwVLOQrsyOwUSg309i75GrmBmG3tb6GBIBE58YajmkYnCM4lvnLNH09qeyqmX1JPyU"
    + "8sFRrPi7DKuYWybI2JoacsYLKbKgQtwlnPFd1V+dF2bouUAFWphN22RsLHif2a5soW3IrbLO4reDaAKwsarH"
    + "noRzKyX5y7YB3pogZU0GrQu/INP/wVosVKAK2CFbHSETQgTPCvxuJGZ0Hq4y5LDfBXqMXXU0Ikuktxfqlsg4"
    + "n7hywBLIt32p6bGn+wxKRTXUFRetzYs+PPEaBeli7vYrWMKRrPXFQ4gp7PBV0PRuXm60A8l1cFrMF02zHslq"
    + "e3/tCg=="

  private func open(
    _ text: String,
    _ digest: UnwrappingKey.Digest,
    _ mask: UnwrappingKey.Digest
  ) throws -> [UInt8] {
    let key = try UnwrappingKey(pkcs8: try #require(Base64.decode(Self.pkcs8)))
    return try key.open(try #require(Base64.decode(text)), digest: digest, maskDigest: mask)
  }

  @Test("are opened by the digests that they were made with")
  func vectors() throws {
    let content = [UInt8](0..<32)
    #expect(try open(Self.bySHA1, .sha1, .sha1) == content)
    #expect(try open(Self.bySHA256OverSHA1, .sha256, .sha1) == content)
    #expect(try open(Self.bySHA256, .sha256, .sha256) == content)
  }

  @Test("are refused with one error, whatever is wrong, also with the padding that leaks")
  func refusals() {
    for (text, digest) in [
      (Self.bySHA1, UnwrappingKey.Digest.sha256), (Self.byOldPadding, .sha1), ("AQID", .sha1),
    ] {
      #expect(throws: CryptographyError.notAuthentic) { try open(text, digest, digest) }
    }
  }
}
