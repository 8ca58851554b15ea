// swift-tools-version: 6.2

import PackageDescription

// Readers of foreign bytes, built alone and with the instruments of a fuzzer. What they are built from are
// the project's own files, through the links `Shared` and `Services`.

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// A module of the project, or the files of one that are named.
func module(
  _ name: String,
  _ path: String,
  _ dependencies: [Target.Dependency] = [],
  of sources: [String]? = nil
) -> Target {
  .target(
    name: name,
    dependencies: dependencies,
    path: path,
    sources: sources,
    swiftSettings: settings
  )
}

/// The messages that are read; all are generated alike.
let messages = [
  "AssertionReader", "AuthenticationSharedTypes", "Dataset", "IdentityFederationSharedTypes", "Rpc",
  "SignIn",
]

let package = Package(
  name: "gatehouse-fuzz",
  dependencies: [
    .package(url: "https://github.com/apple/swift-http-types", exact: "1.8.0"),
    .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
  ],
  targets: [
    .systemLibrary(name: "CLibArgon2", path: "Shared/CLibArgon2", pkgConfig: "libargon2"),
    .systemLibrary(name: "CLibCrypt", path: "Shared/CLibCrypt", pkgConfig: "libxcrypt"),
    .systemLibrary(name: "CLibCrypto", path: "Shared/CLibCrypto", pkgConfig: "libcrypto"),
    .systemLibrary(
      name: "CLibProtobufC",
      path: "Shared/CLibProtobufC",
      pkgConfig: "libprotobuf-c"
    ),
    .systemLibrary(name: "CLibXML2", path: "Shared/CLibXML2", pkgConfig: "libxml-2.0"),
    .target(
      name: "CLibXMLSec",
      dependencies: ["CLibXML2"],
      path: "Shared/CLibXMLSec",
      cSettings: [.unsafeFlags(["-I/usr/include/xmlsec1"])],
      linkerSettings: [
        .linkedLibrary("xmlsec1-openssl"), .linkedLibrary("xmlsec1"), .linkedLibrary("xml2"),
      ]
    ),
    .target(
      name: "CGatehouseMessages",
      dependencies: ["CLibProtobufC"],
      path: "Shared/CGatehouseMessages",
      sources: [
        "gatehouse/assertion_reader", "gatehouse/rpc",
        "gatehouse/authentication/v1/authentication_shared_types.pb-c.c",
        "gatehouse/authentication/v1/sign_in.pb-c.c",
        "gatehouse/identity_federation/v1/dataset.pb-c.c",
        "gatehouse/identity_federation/v1/identity_federation_shared_types.pb-c.c",
      ]
    ),
    module("Domain", "Shared/Domain"),
    module("JSON", "Shared/JSON"),
    .target(name: "CGatehouseExponentiation", path: "Shared/CGatehouseExponentiation"),
    module(
      "Cryptography",
      "Shared/Cryptography",
      ["CGatehouseExponentiation", "CLibArgon2", "CLibCrypt", "CLibCrypto"]
    ),
    module("JOSE", "Shared/JOSE", ["Cryptography"]),
    module("Protobuf", "Shared/Protobuf", ["CLibProtobufC"]),
    module("SignedXML", "Shared/SignedXML", ["CLibCrypto", "CLibXML2", "CLibXMLSec"]),
    module(
      "GatehouseMessages",
      "Shared/GatehouseMessages",
      ["CGatehouseMessages", "CLibProtobufC", "JSON", "Protobuf"],
      of: ["CognitoJSON.swift", "SecretMirror.swift", "JSON", "Wire"]
        + messages.flatMap { ["Generated/\($0).swift", "Generated/\($0)+Wire.swift"] }
        + ["AuthenticationSharedTypes", "Dataset", "SignIn"].map { "Generated/\($0)+JSON.swift" }
    ),
    module(
      "RPC",
      "Shared/RPC",
      ["GatehouseMessages", "Protobuf", .product(name: "NIOCore", package: "swift-nio")],
      of: ["Frames/FrameContent.swift", "Frames/FrameReader.swift"]
    ),
    module(
      "GatewayService",
      "Services/Gateway/Service",
      ["Cryptography", "Domain", "JSON", .product(name: "HTTPTypes", package: "swift-http-types")],
      of: [
        "APIs/QueryForm.swift", "ClientAddress.swift", "Endpoints/PathPattern.swift",
        "HTTP/HeaderNames.swift", "HTTP/Parameters.swift", "HTTP/RequestHost.swift",
        "PublicError.swift",
        "APIs/OperationRequest.swift",
        "Signature/AuthorizationHeader.swift", "Signature/CanonicalRequest.swift",
        "Signature/PresignedRequest.swift", "Signature/SignedRequest.swift",
        "Signature/SigningTimeHeader.swift",
      ]
    ),
    module(
      "AuthenticationImport",
      "Services/Authentication/Import",
      of: ["CSVReader.swift", "CSVRow.swift", "RowScan.swift"]
    ),
    module(
      "AssertionReaderService",
      "Services/AssertionReader/Service",
      ["Cryptography", "GatehouseMessages", "SignedXML"],
      of: ["Grammar", "Metadata", "ReadingStep.swift", "Refusal.swift", "Signatures"]
    ),
    .executableTarget(
      name: "gatehouse-fuzz",
      dependencies: [
        "AssertionReaderService", "AuthenticationImport", "GatehouseMessages",
        "GatewayService", "JOSE", "JSON", "Protobuf", "RPC",
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "NIOCore", package: "swift-nio"),
      ],
      path: "Sources",
      swiftSettings: settings
    ),
  ]
)
