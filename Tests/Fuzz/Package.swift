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

/// A module of the project, or the files of one that are named; what those use of others that would bring
/// much more in stands in a folder of `StandIns`.
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

/// The messages of a service, or those that all services share.
func messages(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name,
    dependencies: ["CGatehouseMessages", "CLibProtobufC", "JSON", "Protobuf"] + dependencies,
    path: "Shared/\(name)",
    // Tens of thousands of lines, of which a run needs little: to optimize them takes longer than all runs.
    swiftSettings: settings + [.unsafeFlags(["-Onone"])]
  )
}

let package = Package(
  name: "gatehouse-fuzz",
  dependencies: [
    .package(url: "https://github.com/apple/swift-http-types", exact: "1.8.0"),
    .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras.git", exact: "1.35.2"),
  ],
  targets: [
    .systemLibrary(name: "CLibArgon2", path: "Shared/CLibArgon2", pkgConfig: "libargon2"),
    .systemLibrary(name: "CLibCBOR", path: "Shared/CLibCBOR", pkgConfig: "libcbor"),
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
      // Tables, nearly all of it.
      cSettings: [.unsafeFlags(["-O0"])]
    ),
    module("Domain", "Shared/Domain"),
    module("JSON", "Shared/JSON"),
    module("PageStyles", "Shared/PageStyles", ["JSON"]),
    .target(name: "CGatehouseExponentiation", path: "Shared/CGatehouseExponentiation"),
    module(
      "Cryptography",
      "Shared/Cryptography",
      ["CGatehouseExponentiation", "CLibArgon2", "CLibCrypt", "CLibCrypto"]
    ),
    module("JOSE", "Shared/JOSE", ["Cryptography"]),
    module("CBOR", "Shared/CBOR", ["CLibCBOR"]),
    module("WebAuthn", "Shared/WebAuthn", ["CBOR", "Cryptography", "JSON"]),
    module("Protobuf", "Shared/Protobuf", ["CLibProtobufC"]),
    module("SignedXML", "Shared/SignedXML", ["CLibCrypto", "CLibXML2", "CLibXMLSec"]),
    messages("GatehouseMessages"),
    messages("AssertionReaderMessages", ["GatehouseMessages"]),
    messages("AuthenticationMessages", ["GatehouseMessages"]),
    messages("DeviceRegistryMessages", ["GatehouseMessages"]),
    messages("IdentityFederationMessages", ["GatehouseMessages"]),
    messages("TokenIssuanceMessages", ["GatehouseMessages"]),
    module(
      "RPC",
      "Shared/RPC",
      ["GatehouseMessages", "Protobuf", .product(name: "NIOCore", package: "swift-nio")],
      of: [
        "Client/ClientConnectionState.swift", "Frames/FrameContent.swift",
        "Frames/FrameReader.swift",
        "Frames/Refusal.swift", "RPCError.swift", "RPCStatusCode.swift",
        "Server/ServerConnectionState.swift",
      ]
    ),
    module("GatehouseStubs", "Shared/GatehouseStubs", ["RPC"], of: ["Generated/Reason.swift"]),
    module(
      "PublicOperations",
      "Shared/PublicOperations",
      ["Cryptography", "Domain", "IdentityFederationMessages", "Protobuf"],
      of: [
        "KeySession.swift", "Principal.swift", "RoleARN.swift", "Tickets/OperationTicket.swift",
        "Tickets/Principal+Message.swift", "Tickets/TicketKeys.swift",
      ]
    ),
    module(
      "HTTPServer",
      "Shared/HTTPServer",
      [
        "Cryptography", "Domain",
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
      ],
      of: [
        "CachedAnswers.swift", "ClientNetwork.swift", "ConnectionDeadline.swift",
        "ConnectionLimits.swift", "DocumentPace.swift", "FormEncoding.swift",
        "HTTPConfigurationFault.swift", "IdleTime.swift", "RequestDeadline.swift",
        "RequestRules.swift", "TrustedProxies.swift",
      ]
    ),
    module(
      "GatewayService",
      "Services/Gateway/Service",
      [
        "Cryptography", "Domain", "HTTPServer", "JSON",
        .product(name: "HTTPTypes", package: "swift-http-types"),
      ],
      of: [
        "APIs/OperationRequest.swift", "APIs/QueryForm.swift",
        "Edge/ClientAddress.swift", "Edge/HeaderNames.swift", "Edge/Parameters.swift",
        "Edge/PathPattern.swift", "Edge/PublicError.swift", "Edge/RequestHost.swift",
        "Signature/AuthorizationHeader.swift", "Signature/CanonicalRequest.swift",
        "Signature/PresignedRequest.swift", "Signature/SignedRequest.swift",
        "Signature/SigningTimeHeader.swift",
      ]
    ),
    module(
      "AuthenticationCore",
      "Services/Authentication/Core",
      ["GatehouseStubs"],
      of: ["Generated"]
    ),
    module(
      "AuthenticationInteraction",
      "Services/Authentication/Interaction",
      ["AuthenticationCore", "Cryptography", "Domain", "AuthenticationMessages", "JSON"],
      of: ["Proofs/CallBody.swift", "Proofs/CanonicalJSON.swift"]
    ),
    module(
      "IdentityFederationCore",
      "StandIns/IdentityFederationCore",
      ["Domain", "GatehouseStubs"]
    ),
    module(
      "IdentityFederationCredentials",
      "StandIns/IdentityFederationCredentials",
      ["Cryptography", "Domain", "IdentityFederationCore", "JSON", "PublicOperations"]
    ),
    module(
      "TokenIssuanceService",
      "Services/TokenIssuance/Service",
      ["Cryptography", "Domain"],
      of: ["Model/RefreshToken.swift", "Tokens/RefreshTokenCodec.swift"]
    ),
    module("OperatingSystem", "StandIns/OperatingSystem"),
    module("ControlService", "StandIns/ControlService", ["OperatingSystem"]),
    module(
      "AuthenticationImport",
      "Services/Authentication/Import",
      of: ["CSVReader.swift", "CSVRow.swift", "RowScan.swift"]
    ),
    module(
      "AssertionReaderService",
      "Services/AssertionReader/Service",
      ["AssertionReaderMessages", "Cryptography", "SignedXML"],
      of: ["Grammar", "Metadata", "ReadingStep.swift", "Refusal.swift", "Signatures"]
    ),
    .executableTarget(
      name: "gatehouse-fuzz",
      dependencies: [
        "AssertionReaderMessages", "AssertionReaderService", "AuthenticationImport",
        "AuthenticationInteraction", "AuthenticationMessages", "CBOR", "ControlService",
        "Cryptography", "DeviceRegistryMessages", "GatehouseMessages", "GatewayService",
        "HTTPServer", "IdentityFederationMessages", "TokenIssuanceMessages",
        "IdentityFederationCredentials", "JOSE", "JSON", "Protobuf", "PublicOperations", "RPC",
        "TokenIssuanceService", "PageStyles", "WebAuthn",
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
      ],
      path: "Sources",
      exclude: ["Replay"],
      swiftSettings: settings
    ),
  ]
)
