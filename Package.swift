// swift-tools-version: 6.2

import PackageDescription

/// Settings of a wrapper module: the only kind of module that may hold a C pointer.
let wrapper: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// Settings of every other module: an unsafe construct does not compile unless it says so.
let strict: [SwiftSetting] = wrapper + [.strictMemorySafety()]

/// Of every program that is installed: all symbols are bound at the start, so that the table of them is
/// read-only from then on and no fault of memory can redirect a call by it.
let hardened: [LinkerSetting] = [.unsafeFlags(["-Xlinker", "-z", "-Xlinker", "now"])]

let nio: [Target.Dependency] = [
  .product(name: "NIOCore", package: "swift-nio"),
  .product(name: "NIOPosix", package: "swift-nio"),
  .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
]

let observability: [Target.Dependency] = [
  .product(name: "Logging", package: "swift-log"),
  .product(name: "Metrics", package: "swift-metrics"),
]

let tracing: Target.Dependency = .product(
  name: "Tracing",
  package: "swift-distributed-tracing"
)
let lifecycle: Target.Dependency = .product(
  name: "ServiceLifecycle",
  package: "swift-service-lifecycle"
)
let arguments: Target.Dependency = .product(
  name: "ArgumentParser",
  package: "swift-argument-parser"
)

/// A service: a library with everything that can be tested, and an executable that wires it.
func service(
  _ name: String,
  folder: String,
  executable: String,
  migrations: [String] = [],
  dependencies: [Target.Dependency]
) -> [Target] {
  [
    .target(
      name: "\(name)Service",
      dependencies: dependencies,
      path: "Services/\(folder)/Service",
      exclude: ["README.md"],
      resources: migrations.map { .embedInCode("Store/Migrations/\($0)") },
      swiftSettings: strict
    ),
    .executableTarget(
      name: executable,
      dependencies: dependencies + ["Runtime", .byName(name: "\(name)Service")],
      path: "Services/\(folder)/Executable",
      swiftSettings: strict,
      linkerSettings: hardened
    ),
  ]
}

func tests(
  _ name: String,
  _ dependencies: [Target.Dependency],
  resources: [Resource] = [],
  settings: [SwiftSetting] = strict
) -> Target {
  .testTarget(
    name: name,
    dependencies: dependencies,
    path: "Tests/\(name)",
    resources: resources,
    swiftSettings: settings
  )
}

/// What a service that owns a schema builds on.
let storing: [Target.Dependency] =
  [
    "Domain", "JSON", "Cryptography", "Postgres", "GatehouseMessages", "GatehouseStubs", "RPC",
    "SealedRows",
  ] + observability

/// The areas of the authentication service, from the bottom up: one may use those above it in this
/// list, as far as its target names them.
let authenticationAreas = [
  "Core", "Triggers", "Messages", "Pools", "Accounts", "SignIn", "Federation", "Interaction",
  "Import", "Service",
]

/// An area of the authentication service: what it may use is what it names.
func area(
  _ name: String,
  _ areas: [String] = [],
  _ dependencies: [Target.Dependency] = [],
  pages: [String] = []
) -> Target {
  .target(
    name: "Authentication\(name)",
    dependencies: storing + ["PublicOperations"]
      + areas.map { .byName(name: "Authentication\($0)") }
      + dependencies,
    path: "Services/Authentication/\(name)",
    exclude: ["README.md"] + pages.map { "\($0)/README.md" },
    swiftSettings: strict
  )
}

/// What the executable and the tests of the authentication service use.
let authentication: [Target.Dependency] =
  storing + [
    "PublicOperations", "Mail", "OutboundHTTP", "Webhooks", "LambdaFunctions", "Sessions",
    "GeoIP",
  ] + authenticationAreas.map { .byName(name: "Authentication\($0)") }

/// The areas of the identity federation service, from the bottom up.
let federationAreas = [
  "Core", "AccessKeys", "Providers", "Credentials", "Pools", "Identities", "Sync", "Service",
]

/// An area of the identity federation service: what it may use is what it names.
func federationArea(
  _ name: String,
  _ areas: [String] = [],
  _ dependencies: [Target.Dependency] = []
) -> Target {
  .target(
    name: "IdentityFederation\(name)",
    dependencies: storing + ["PublicOperations"]
      + areas.map { .byName(name: "IdentityFederation\($0)") }
      + dependencies,
    path: "Services/IdentityFederation/\(name)",
    exclude: ["README.md"],
    swiftSettings: strict
  )
}

/// What the executable and the tests of the identity federation service use.
let federation: [Target.Dependency] =
  storing + ["PublicOperations", "OutboundHTTP", "Webhooks", "LambdaFunctions"]
  + federationAreas.map { .byName(name: "IdentityFederation\($0)") }

/// What `gatehousectl functions` writes and runs.
let functionTemplates =
  [
    "pre_sign_up",
    "custom_message",
    "post_confirmation",
    "pre_authentication",
    "post_authentication",
    "define_auth_challenge",
    "create_auth_challenge",
    "verify_auth_challenge_response",
    "pre_token_generation",
    "user_migration",
    "custom_sms_sender",
    "custom_email_sender",
    "inbound_federation",
  ].flatMap { ["\($0).js", "\($0).py", "\($0).json"] } + ["runner.js", "runner.py"]

let package = Package(
  name: "gatehouse",
  products: [],
  // Exact, so that two checkouts build the same code; `deploy/dependencies.txt` has those that these
  // bring with them.
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    // Without its JSON trait, which would link all of Foundation into every service.
    .package(url: "https://github.com/apple/swift-configuration", exact: "1.4.0", traits: []),
    .package(url: "https://github.com/apple/swift-distributed-tracing.git", exact: "1.7.3"),
    .package(url: "https://github.com/apple/swift-http-types", exact: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
    .package(url: "https://github.com/apple/swift-metrics", exact: "2.13.0"),
    .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras.git", exact: "1.35.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl", exact: "2.37.6"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1"),
    .package(url: "https://github.com/swift-server/async-http-client", exact: "1.37.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", exact: "2.13.0"),
  ],
  targets: [
    // C libraries
    .systemLibrary(
      name: "CLibPQ",
      path: "Shared/CLibPQ",
      pkgConfig: "libpq",
      providers: [.apt(["libpq-dev"])]
    ),
    .systemLibrary(
      name: "CLibCrypto",
      path: "Shared/CLibCrypto",
      pkgConfig: "libcrypto",
      providers: [.apt(["libssl-dev"])]
    ),
    .systemLibrary(
      name: "CLibCrypt",
      path: "Shared/CLibCrypt",
      pkgConfig: "libxcrypt",
      providers: [.apt(["libcrypt-dev"])]
    ),
    .systemLibrary(
      name: "CLibArgon2",
      path: "Shared/CLibArgon2",
      pkgConfig: "libargon2",
      providers: [.apt(["libargon2-dev"])]
    ),
    .systemLibrary(
      name: "CLibProtobufC",
      path: "Shared/CLibProtobufC",
      pkgConfig: "libprotobuf-c",
      providers: [.apt(["libprotobuf-c-dev"])]
    ),
    .systemLibrary(
      name: "CLibCurl",
      path: "Shared/CLibCurl",
      pkgConfig: "libcurl",
      providers: [.apt(["libcurl4-openssl-dev"])]
    ),
    .systemLibrary(
      name: "CLibMaxMindDB",
      path: "Shared/CLibMaxMindDB",
      pkgConfig: "libmaxminddb",
      providers: [.apt(["libmaxminddb-dev"])]
    ),
    .systemLibrary(
      name: "CLibQREncode",
      path: "Shared/CLibQREncode",
      pkgConfig: "libqrencode",
      providers: [.apt(["libqrencode-dev"])]
    ),
    .systemLibrary(
      name: "CLibPNG",
      path: "Shared/CLibPNG",
      pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"])]
    ),
    .systemLibrary(
      name: "CLibICU",
      path: "Shared/CLibICU",
      pkgConfig: "icu-uc",
      providers: [.apt(["libicu-dev"])]
    ),
    .systemLibrary(
      name: "CLibXML2",
      path: "Shared/CLibXML2",
      pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"])]
    ),
    // Of libxmlsec1-dev. SwiftPM does not pass on the macros of its pkg-config file, so that a module map
    // would read other headers than the library was built with.
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
      path: "Shared/CGatehouseMessages"
    ),
    .target(name: "CGatehouseSystem", path: "Shared/CGatehouseSystem"),
    // Optimized in debug builds too, where each multiplication would otherwise take a hundred times as long.
    .target(
      name: "CGatehouseExponentiation",
      path: "Shared/CGatehouseExponentiation",
      cSettings: [.unsafeFlags(["-O2"])]
    ),

    // Wrappers
    .target(
      name: "Cryptography",
      dependencies: ["CGatehouseExponentiation", "CLibCrypto", "CLibCrypt", "CLibArgon2"],
      path: "Shared/Cryptography",
      exclude: ["README.md"],
      swiftSettings: wrapper
    ),
    .target(
      name: "Postgres",
      dependencies: ["CLibPQ", "Domain", "OperatingSystem"],
      path: "Shared/Postgres",
      exclude: ["README.md"],
      swiftSettings: wrapper
    ),
    .target(
      name: "Protobuf",
      dependencies: ["CLibProtobufC"],
      path: "Shared/Protobuf",
      swiftSettings: wrapper
    ),
    .target(
      name: "GatehouseMessages",
      dependencies: ["Protobuf", "CGatehouseMessages", "CLibProtobufC", "JSON"],
      path: "Shared/GatehouseMessages",
      swiftSettings: wrapper
    ),
    .target(
      name: "OperatingSystem",
      dependencies: ["CGatehouseSystem"],
      path: "Shared/OperatingSystem",
      swiftSettings: wrapper
    ),

    .target(
      name: "Mail",
      dependencies: ["CLibCurl", "Cryptography", "Domain", "OperatingSystem"],
      path: "Shared/Mail",
      exclude: ["README.md"],
      swiftSettings: wrapper
    ),

    .target(
      name: "GeoIP",
      dependencies: ["CLibMaxMindDB"],
      path: "Shared/GeoIP",
      exclude: ["README.md"],
      swiftSettings: wrapper
    ),
    .target(
      name: "QRCode",
      dependencies: ["CLibPNG", "CLibQREncode"],
      path: "Shared/QRCode",
      exclude: ["README.md"],
      swiftSettings: wrapper
    ),
    .target(
      name: "UnicodeText",
      dependencies: ["CLibICU"],
      path: "Shared/UnicodeText",
      exclude: ["README.md"],
      swiftSettings: wrapper
    ),
    .target(
      name: "SignedXML",
      dependencies: ["CLibCrypto", "CLibXML2", "CLibXMLSec"],
      path: "Shared/SignedXML",
      exclude: ["README.md"],
      swiftSettings: wrapper
    ),

    // Everything a service is made of
    .target(
      name: "JSON",
      path: "Shared/JSON",
      exclude: ["README.md"],
      swiftSettings: strict
    ),
    .target(
      name: "JOSE",
      dependencies: ["Cryptography"],
      path: "Shared/JOSE",
      exclude: ["README.md"],
      swiftSettings: strict
    ),
    .target(
      name: "ServerTLS",
      dependencies: ["Domain", .product(name: "NIOSSL", package: "swift-nio-ssl")],
      path: "Shared/ServerTLS",
      exclude: ["README.md"],
      swiftSettings: strict
    ),
    .target(
      name: "OutboundHTTP",
      dependencies: [
        "Domain", .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
        .product(name: "Logging", package: "swift-log"),
      ],
      path: "Shared/OutboundHTTP",
      exclude: ["README.md"],
      swiftSettings: strict
    ),
    .target(
      name: "Domain",
      path: "Shared/Domain",
      exclude: ["README.md"],
      swiftSettings: strict
    ),
    .target(
      name: "Traces",
      dependencies: ["Domain", "JSON", tracing],
      path: "Shared/Traces",
      exclude: ["README.md"],
      swiftSettings: strict
    ),
    .target(
      name: "RPC",
      dependencies: [
        "Domain", "GatehouseMessages", "Protobuf", "OperatingSystem", "Traces", lifecycle, tracing,
      ]
        + nio + observability,
      path: "Shared/RPC",
      exclude: ["README.md"],
      swiftSettings: strict
    ),
    .target(
      name: "GatehouseStubs",
      dependencies: ["RPC", "GatehouseMessages", "Protobuf"],
      path: "Shared/GatehouseStubs",
      swiftSettings: strict
    ),
    .target(
      name: "AuditSeals",
      dependencies: ["Cryptography", "GatehouseMessages", "Protobuf"],
      path: "Shared/AuditSeals",
      exclude: ["README.md"],
      swiftSettings: strict
    ),
    .target(
      name: "PublicOperations",
      dependencies: storing + ["AuditSeals", "OperatingSystem", "Protobuf"],
      path: "Shared/PublicOperations",
      exclude: ["README.md", "Audit/README.md", "RequestRates/README.md"],
      swiftSettings: strict
    ),
    .target(
      name: "SealedRows",
      dependencies: [
        "Cryptography", "Postgres", "GatehouseMessages", "GatehouseStubs", "OperatingSystem", "RPC",
      ],
      path: "Shared/SealedRows",
      exclude: ["README.md"],
      swiftSettings: strict
    ),
    .target(
      name: "CommonPasswords",
      path: "Shared/CommonPasswords",
      exclude: ["README.md", "LICENSE.txt"],
      resources: [.embedInCode("common-passwords.txt")],
      swiftSettings: strict
    ),
    .target(
      name: "Sessions",
      dependencies: ["Domain", "GatehouseMessages"],
      path: "Shared/Sessions",
      exclude: ["README.md"],
      swiftSettings: strict
    ),
    .target(
      name: "Webhooks",
      dependencies: [
        "Cryptography", "Domain", "OutboundHTTP", .product(name: "Logging", package: "swift-log"),
      ],
      path: "Shared/Webhooks",
      exclude: ["README.md"],
      swiftSettings: strict
    ),
    .target(
      name: "LambdaFunctions",
      dependencies: ["Domain", "OutboundHTTP", "RPC", "Webhooks"] + observability,
      path: "Shared/LambdaFunctions",
      exclude: ["README.md"],
      swiftSettings: strict
    ),
    .target(
      name: "OutboundConfiguration",
      dependencies: [
        "Domain", "LambdaFunctions", "OperatingSystem", "OutboundHTTP", "Runtime", "Webhooks",
      ],
      path: "Shared/OutboundConfiguration",
      exclude: ["README.md"],
      swiftSettings: strict
    ),
    .target(
      name: "Runtime",
      dependencies: [
        "Domain", "JSON", "RPC", "Postgres", "Cryptography", "OperatingSystem",
        "GatehouseMessages", "GatehouseStubs", "Traces", lifecycle, tracing,
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
        .product(name: "Configuration", package: "swift-configuration"), arguments,
      ] + nio + observability,
      path: "Shared/Runtime",
      exclude: ["README.md"],
      swiftSettings: strict
    ),

    // Tests
    .target(
      name: "TestSupport",
      dependencies: ["Postgres", "Domain"],
      path: "Tests/TestSupport",
      swiftSettings: strict
    ),
    .target(
      name: "TicketTestSupport",
      dependencies: ["Cryptography", "Domain", "GatehouseStubs", "PublicOperations", "RPC"],
      path: "Tests/TicketTestSupport",
      swiftSettings: strict
    ),
    .target(
      name: "SAMLTestSupport",
      dependencies: ["Cryptography", "Domain"],
      path: "Tests/SAMLTestSupport",
      swiftSettings: strict
    ),
    tests("CryptographyTests", ["Cryptography"]),
    tests("DomainTests", ["Domain"]),
    tests("JSONTests", ["JSON"]),
    tests("JOSETests", ["JOSE", "Cryptography"]),
    tests("GeoIPTests", ["GeoIP"]),
    tests("QRCodeTests", ["QRCode"]),
    tests("SessionsTests", ["Sessions", "Domain", "GatehouseMessages"]),
    tests("MailTests", ["Mail", "Domain"]),
    tests(
      "OutboundHTTPTests",
      [
        "OutboundHTTP", "Domain", "TestSupport", .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ] + nio + observability
    ),
    tests("PostgresTests", ["Postgres", "Domain", "OperatingSystem", "TestSupport"]),
    tests("ProtobufTests", ["Protobuf", "GatehouseMessages", "JSON", "OperatingSystem"]),
    tests("TracesTests", ["Traces", "Domain", tracing]),
    tests(
      "RPCTests",
      [
        "RPC", "Domain", "GatehouseMessages", "GatehouseStubs", "OperatingSystem", "Protobuf",
        "TestSupport", "Traces", "rpc-benchmark", tracing,
        .product(name: "NIOEmbedded", package: "swift-nio"),
      ] + nio + observability
    ),
    .executableTarget(
      name: "rpc-benchmark",
      dependencies: ["RPC", "OperatingSystem"] + nio + observability,
      path: "Tests/Benchmarks/RPC",
      swiftSettings: strict
    ),
    tests(
      "ControlTests",
      [
        "AuthenticationSchema", "ControlService", "Cryptography", "DeviceRegistryService", "Domain",
        "GatehouseMessages", "GatehouseStubs", "IdentityFederationSchema", "OperatingSystem",
        "Postgres", "RPC", "Runtime", "TestSupport", "TokenIssuanceService",
      ] + nio + observability
    ),
    tests(
      "ExecutableTests",
      [
        "Domain", "OperatingSystem", "TestSupport", "gatehouse-authentication",
        "gatehouse-device-registry",
        "gatehouse-assertion-reader", "gatehouse-gateway", "gatehouse-identity-federation",
        "gatehouse-token-issuance", "gatehousectl",
      ],
      settings: wrapper
    ),
    tests(
      "RuntimeTests",
      ["Runtime", "Domain", "Cryptography", "OperatingSystem", "Postgres", "RPC", "TestSupport"]
        + observability
    ),
    tests(
      "AuthenticationTests",
      [
        "AuditSeals", "AuthenticationSchema", "DeviceRegistryService", "TokenIssuanceService",
        "TestSupport", "TicketTestSupport",
        .product(name: "NIOHTTP1", package: "swift-nio"),
      ] + authentication + nio
    ),
    tests(
      "TokenIssuanceTests",
      [
        "TokenIssuanceService", "TestSupport", "Sessions",
        .product(name: "MetricsTestKit", package: "swift-metrics"),
      ] + storing
    ),
    tests("DeviceRegistryTests", ["DeviceRegistryService", "JOSE", "TestSupport"] + storing),
    tests("SignedXMLTests", ["Cryptography", "SAMLTestSupport", "SignedXML"]),
    tests(
      "AssertionReaderTests",
      [
        "AssertionReaderService", "Cryptography", "Domain", "GatehouseMessages", "RPC",
        "SAMLTestSupport", "TestSupport",
      ] + observability
    ),
    tests(
      "IdentityFederationTests",
      [
        "AssertionReaderService", "IdentityFederationSchema", "SAMLTestSupport", "TestSupport",
        "TicketTestSupport", "TokenIssuanceService",
      ] + federation
    ),
    tests("ArchitectureTests", ["Domain"]),
    tests(
      "GatewayTests",
      [
        "GatewayService", "Domain", "Cryptography", "GatehouseMessages",
        "GatehouseStubs", "OperatingSystem", "ServerTLS", "TestSupport", "Traces", tracing,
        "Protobuf", "RPC", lifecycle, .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "MetricsTestKit", package: "swift-metrics"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
        .product(name: "NIOTLS", package: "swift-nio"),
      ] + nio + observability
    ),
    .executableTarget(
      name: "exponentiation-check",
      dependencies: ["CGatehouseExponentiation", "CLibCrypto"],
      path: "Tests/Benchmarks/Exponentiation",
      cSettings: [.unsafeFlags(["-O2"])],
      linkerSettings: [.linkedLibrary("crypto"), .linkedLibrary("m")]
    ),
    .executableTarget(
      name: "gatehouse-load",
      dependencies: [
        "Cryptography", "OperatingSystem", "Postgres", "RPC", arguments,
        .product(name: "NIOHTTP1", package: "swift-nio"),
      ] + nio + observability,
      path: "Tests/Benchmarks/Load",
      swiftSettings: strict
    ),
  ]
    + service(
      "Gateway",
      folder: "Gateway",
      executable: "gatehouse-gateway",
      dependencies: [
        "Domain", "Cryptography", "GatehouseMessages", "GatehouseStubs", "JSON", "Protobuf",
        "QRCode",
        "RPC", "OutboundHTTP", "ServerTLS", "Traces", lifecycle, tracing,
        "OperatingSystem",
        // Its core alone: the package's router and application link all of Foundation.
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "HummingbirdHTTP2", package: "hummingbird"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOExtras", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ] + nio + observability
    )
    + [
      .target(
        name: "AuthenticationSchema",
        dependencies: ["Postgres"],
        path: "Services/Authentication/Migrations",
        resources: [
          "0001_initial.sql", "0002_users.sql", "0003_password_history.sql",
          "0004_account_life.sql", "0005_groups_and_secrets.sql",
          "0006_second_factors.sql",
          "0007_message_delivery.sql",
          "0008_recovery_codes.sql",
          "0009_user_import.sql",
          "0010_audit_events.sql",
          "0011_request_rates.sql",
          "0012_growth.sql",
          "0013_begun_events.sql",
          "0014_messages_by_user.sql",
          "0015_refusals.sql",
          "0016_imported_hash_kinds.sql",
          "0017_import_pieces.sql",
          "0018_case_folded_listing.sql",
          "0019_sessions.sql",
          "0020_messages_by_function.sql",
          "0021_outside_providers.sql",
          "0022_interaction.sql",
          "0023_interaction_deliveries.sql",
          "0024_operator_events.sql",
          "0025_audit_seals.sql",
          "0026_allowances.sql",
          "0027_unknown_names.sql",
        ].map { .embedInCode($0) },
        swiftSettings: strict
      ),
      area("Core", [], ["CommonPasswords", "Mail", "Sessions", "UnicodeText"]),
      area("Triggers", ["Core"], ["LambdaFunctions", "OutboundHTTP"]),
      area("Messages", ["Core", "Triggers"], ["Mail", "Webhooks"]),
      area("Pools", ["Core"]),
      area(
        "Accounts",
        ["Core", "Messages", "Triggers"],
        pages: ["Administration", "Attributes", "Codes", "Migration", "Passwords"]
      ),
      area(
        "SignIn",
        ["Core", "Messages", "Triggers", "Accounts"],
        ["GeoIP", "Sessions"],
        pages: ["Custom", "Flows", "SecondFactors", "Sessions", "Tokens"]
      ),
      area("Federation", ["Core", "Triggers", "Pools", "Accounts", "SignIn"]),
      area(
        "Interaction",
        ["Core", "Triggers", "Pools", "Accounts", "SignIn"],
        ["GeoIP", "JOSE", "Sessions", "Webhooks"]
      ),
      area("Import", ["Core", "Messages", "Accounts"]),
      area("Service", authenticationAreas.filter { $0 != "Service" }, ["GeoIP"]),
      .executableTarget(
        name: "gatehouse-authentication",
        dependencies: authentication + [
          "Runtime", "OutboundConfiguration", "AuthenticationSchema",
        ],
        path: "Services/Authentication/Executable",
        swiftSettings: strict,
        linkerSettings: hardened
      ),
    ]
    + service(
      "DeviceRegistry",
      folder: "DeviceRegistry",
      executable: "gatehouse-device-registry",
      migrations: [
        "0001_initial.sql", "0002_second_factors.sql", "0003_app_instances.sql",
        "0004_instance_names.sql",
      ],
      dependencies: storing + ["JOSE"]
    )
    + service(
      "TokenIssuance",
      folder: "TokenIssuance",
      executable: "gatehouse-token-issuance",
      migrations: [
        "0001_initial.sql", "0002_forgotten_devices.sql", "0003_second_factors.sql",
        "0004_devices_gone.sql", "0005_replaced_tokens.sql",
        "0006_forgotten_devices_leave_access.sql", "0007_sessions.sql", "0008_chains_in_use.sql",
      ],
      dependencies: storing + ["Sessions"]
    )
    + service(
      "AssertionReader",
      folder: "AssertionReader",
      executable: "gatehouse-assertion-reader",
      dependencies: [
        "Cryptography", "Domain", "GatehouseMessages", "GatehouseStubs", "RPC", "SignedXML",
      ] + observability
    )
    + [
      .target(
        name: "IdentityFederationSchema",
        dependencies: ["Postgres"],
        path: "Services/IdentityFederation/Migrations",
        resources: [
          "0001_initial.sql", "0002_identity_pools.sql", "0003_identity_providers.sql",
          "0004_sync.sql", "0005_audit_events.sql", "0006_saml_providers.sql",
          "0007_user_pool_providers.sql", "0008_audit_seals.sql",
          "0009_access_key_limits.sql",
        ].map { .embedInCode($0) },
        swiftSettings: strict
      ),
      federationArea("Core"),
      federationArea("AccessKeys", ["Core", "Credentials"]),
      federationArea("Providers", ["Core"], ["JOSE", "OutboundHTTP"]),
      federationArea("Credentials", ["Core"], ["JOSE"]),
      federationArea("Pools", ["Core"]),
      federationArea("Identities", ["Core", "Providers", "Credentials"]),
      federationArea("Sync", ["Core"], ["Webhooks", "LambdaFunctions"]),
      federationArea("Service", federationAreas.filter { $0 != "Service" }),
      .executableTarget(
        name: "gatehouse-identity-federation",
        dependencies: federation + [
          "Runtime", "OutboundConfiguration", "IdentityFederationSchema",
        ],
        path: "Services/IdentityFederation/Executable",
        swiftSettings: strict,
        linkerSettings: hardened
      ),
    ]
    + [
      .target(
        name: "ControlService",
        dependencies: storing + nio + [
          "AuditSeals", "AuthenticationSchema", "DeviceRegistryService",
          "TokenIssuanceService", "IdentityFederationSchema", "OperatingSystem", "Runtime",
          "ServerTLS", arguments, lifecycle,
          .product(name: "UnixSignals", package: "swift-service-lifecycle"),
          .product(name: "NIOHTTP1", package: "swift-nio"),
        ],
        path: "Services/Control/Service",
        exclude: ["README.md"],
        resources: functionTemplates.map { .embedInCode("Functions/Templates/\($0)") },
        swiftSettings: strict
      ),
      .executableTarget(
        name: "gatehousectl",
        dependencies: ["ControlService", arguments],
        path: "Services/Control/Executable",
        swiftSettings: strict,
        linkerSettings: hardened
      ),
    ]
)
