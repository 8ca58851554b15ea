// swift-tools-version: 6.2

import PackageDescription

/// The modules and products that a target uses.
typealias Uses = [Target.Dependency]

// MARK: Settings

/// Settings of a wrapper module: the only kind of module that may hold a C pointer.
let wrapping: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// Settings of every other module: an unsafe construct does not compile unless it says so.
let strict: [SwiftSetting] = wrapping + [.strictMemorySafety()]

/// For every program that is installed: all symbols are bound at the start, so that the table of them is
/// read-only from then on and no fault of memory can redirect a call by it.
let hardened: [LinkerSetting] = [.unsafeFlags(["-Xlinker", "-z", "-Xlinker", "now"])]

// MARK: Kinds of targets

/// A C library of the system, with the Debian package that has its headers.
func system(_ name: String, _ pkgConfig: String, package: String) -> Target {
  .systemLibrary(
    name: name,
    path: "Shared/\(name)",
    pkgConfig: pkgConfig,
    providers: [.apt([package])]
  )
}

/// A library with a README; `pages` are folders in it that have one of their own.
func module(
  _ name: String,
  at path: String,
  _ uses: Uses,
  pages: [String] = [],
  resources: [Resource] = [],
  settings: [SwiftSetting] = strict
) -> Target {
  .target(
    name: name,
    dependencies: uses,
    path: path,
    exclude: ["README.md"] + pages.map { "\($0)/README.md" },
    resources: resources,
    swiftSettings: settings
  )
}

func shared(_ name: String, _ uses: Uses = [], pages: [String] = []) -> Target {
  module(name, at: "Shared/\(name)", uses, pages: pages)
}

/// A module that wraps C libraries.
func wrapper(_ name: String, _ uses: Uses) -> Target {
  module(name, at: "Shared/\(name)", uses, settings: wrapping)
}

/// A program that is installed: it wires the libraries of its service.
func program(_ name: String, folder: String, _ uses: Uses) -> Target {
  .executableTarget(
    name: name,
    dependencies: uses,
    path: "Services/\(folder)/Executable",
    swiftSettings: strict,
    linkerSettings: hardened
  )
}

/// A service that is one library, with everything that can be tested, and its program; `embedded` are
/// files, or folders of them, that stand in the code.
func service(
  _ name: String,
  program executable: String,
  embedded: [String] = [],
  pages: [String] = [],
  _ uses: Uses
) -> [Target] {
  let files = embedded.map { Resource.embedInCode($0) }
  return [
    module("\(name)Service", at: "Services/\(name)/Service", uses, pages: pages, resources: files),
    program(executable, folder: name, uses + ["Runtime", .byName(name: "\(name)Service")]),
  ]
}

/// The modules of the messages and stubs of services.
func contracts(of services: String...) -> Uses {
  services.flatMap { [.byName(name: "\($0)Messages"), .byName(name: "\($0)Stubs")] }
}

/// What a service is called by, as `Proto/generate` writes it.
func contract(of service: String) -> [Target] {
  [
    wrapper(
      "\(service)Messages",
      ["CGatehouseMessages", "CLibProtobufC", "GatehouseMessages", "JSON", "Protobuf"]
    ),
    shared(
      "\(service)Stubs",
      ["GatehouseStubs", "Protobuf", "RPC", .byName(name: "\(service)Messages")]
    ),
  ]
}

/// An area of a service: what it may use is what it names, of the service's areas and of other modules.
func area(
  _ service: String,
  _ name: String,
  _ areas: [String] = [],
  _ uses: Uses = [],
  embedded: [String] = [],
  pages: [String] = []
) -> Target {
  module(
    "\(service)\(name)",
    at: "Services/\(service)/\(name)",
    storing + ["PublicOperations"] + contracts(of: service) + modules(of: service, areas) + uses,
    pages: pages,
    resources: embedded.map { .embedInCode($0) }
  )
}

/// The modules of some areas.
func modules(of service: String, _ areas: [String]) -> Uses {
  areas.map { .byName(name: "\(service)\($0)") }
}

/// The schema of a service of several areas.
func schema(_ service: String, migrations: [String]) -> Target {
  .target(
    name: "\(service)Schema",
    dependencies: ["Postgres"],
    path: "Services/\(service)/Migrations",
    resources: migrations.map { .embedInCode($0) },
    swiftSettings: strict
  )
}

func testSupport(_ name: String, _ uses: Uses) -> Target {
  .target(name: name, dependencies: uses, path: "Tests/\(name)", swiftSettings: strict)
}

func tests(_ name: String, _ uses: Uses, settings: [SwiftSetting] = strict) -> Target {
  .testTarget(name: name, dependencies: uses, path: "Tests/\(name)", swiftSettings: settings)
}

/// A program that measures.
func benchmark(_ name: String, folder: String, _ uses: Uses) -> Target {
  .executableTarget(
    name: name,
    dependencies: uses,
    path: "Tests/Benchmarks/\(folder)",
    swiftSettings: strict
  )
}

// MARK: What several targets use

func products(_ package: String, _ names: String...) -> Uses {
  names.map { .product(name: $0, package: package) }
}

let arguments = products("swift-argument-parser", "ArgumentParser")
let http1 = products("swift-nio", "NIOHTTP1")
let lifecycle = products("swift-service-lifecycle", "ServiceLifecycle")
let logging = products("swift-log", "Logging")
let nio = products("swift-nio", "NIOCore", "NIOPosix", "NIOConcurrencyHelpers")
let observability = logging + products("swift-metrics", "Metrics")
let recordedMetrics = products("swift-metrics", "MetricsTestKit")
let signals = products("swift-service-lifecycle", "UnixSignals")
let tls = products("swift-nio-ssl", "NIOSSL")
let tracing = products("swift-distributed-tracing", "Tracing")

/// What a service that owns a schema builds on.
let storing: Uses =
  [
    "Domain", "JSON", "Cryptography", "Postgres", "GatehouseMessages", "GatehouseStubs", "RPC",
    "SealedRows",
  ] + observability

/// The areas of the authentication service, from the bottom up: one may use those above it in this
/// list, as far as its target names them.
let authenticationAreas = [
  "Core", "Triggers", "Notifications", "Protection", "Pools", "Branding", "Passkeys", "Accounts",
  "Tokens", "SignIn", "Authorization", "ProviderSignIn", "TokenExchange", "HostedPages",
  "Interaction", "Import", "Operators", "Service",
]

/// What the executable and the tests of the authentication service use.
let authentication: Uses =
  storing
  + contracts(of: "Authentication", "DeviceRegistry", "IdentityFederation", "TokenIssuance") + [
    "PublicOperations", "Mail", "OutboundHTTP", "Webhooks", "Deliveries", "LambdaFunctions",
    "Sessions", "GeoIP",
  ] + modules(of: "Authentication", authenticationAreas)

/// The areas of the identity federation service, from the bottom up.
let federationAreas = [
  "Core", "Proofs", "Logins", "UserPoolProviders", "ProviderSignIns", "Credentials", "AccessKeys",
  "Pools", "Identities", "Sync", "Service",
]

/// What the executable and the tests of the identity federation service use.
let federation: Uses =
  storing + ["PublicOperations", "OutboundHTTP", "Webhooks", "Deliveries", "LambdaFunctions"]
  + contracts(of: "AssertionReader", "Authentication", "IdentityFederation", "TokenIssuance")
  + modules(of: "IdentityFederation", federationAreas)

// MARK: The modules of Shared/

let cLibraries: [Target] = [
  system("CLibPQ", "libpq", package: "libpq-dev"),
  system("CLibCrypto", "libcrypto", package: "libssl-dev"),
  system("CLibCrypt", "libxcrypt", package: "libcrypt-dev"),
  system("CLibArgon2", "libargon2", package: "libargon2-dev"),
  system("CLibProtobufC", "libprotobuf-c", package: "libprotobuf-c-dev"),
  system("CLibCurl", "libcurl", package: "libcurl4-openssl-dev"),
  system("CLibMaxMindDB", "libmaxminddb", package: "libmaxminddb-dev"),
  system("CLibQREncode", "libqrencode", package: "libqrencode-dev"),
  system("CLibPNG", "libpng", package: "libpng-dev"),
  system("CLibICU", "icu-uc", package: "libicu-dev"),
  system("CLibXML2", "libxml-2.0", package: "libxml2-dev"),
  system("CLibCBOR", "libcbor", package: "libcbor-dev"),
  // For libxmlsec1-dev. SwiftPM does not pass on the macros of its pkg-config file, so that a module map
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
  .target(
    name: "CGatehousePasswords",
    path: "Shared/CGatehousePasswords",
    exclude: ["LICENSE.txt", "common-passwords.txt"]
  ),
  // Optimized in debug builds too, where each multiplication would otherwise take a hundred times as long.
  .target(
    name: "CGatehouseExponentiation",
    path: "Shared/CGatehouseExponentiation",
    cSettings: [.unsafeFlags(["-O2"])]
  ),
]

let wrappers: [Target] = [
  wrapper(
    "Cryptography",
    ["CGatehouseExponentiation", "CLibCrypto", "CLibCrypt", "CLibArgon2"]
  ),
  wrapper("Postgres", ["CLibPQ", "Domain", "OperatingSystem"]),
  wrapper("Protobuf", ["CLibProtobufC"]),
  wrapper("GatehouseMessages", ["Protobuf", "CGatehouseMessages", "CLibProtobufC", "JSON"]),
  wrapper("OperatingSystem", ["CGatehouseSystem"]),
  wrapper("Mail", ["CLibCurl", "Cryptography", "Domain", "OperatingSystem"]),
  wrapper("GeoIP", ["CLibMaxMindDB"]),
  wrapper("QRCode", ["CLibPNG", "CLibQREncode"]),
  wrapper("UnicodeText", ["CLibICU"]),
  wrapper("CBOR", ["CLibCBOR"]),
  wrapper("CommonPasswords", ["CGatehousePasswords"]),
  wrapper("SignedXML", ["CLibCrypto", "CLibXML2", "CLibXMLSec"]),
]

/// Everything that a service is made of.
let sharedModules: [Target] = [
  shared("JSON"),
  shared("Languages"),
  shared("JOSE", ["Cryptography"]),
  shared("WebAuthn", ["CBOR", "Cryptography", "JSON"]),
  shared("PageStyles", ["JSON"]),
  shared("ServerTLS", ["Domain"] + tls + nio + observability),
  shared(
    "HTTPServer",
    ["Cryptography", "Domain", "OperatingSystem", "ServerTLS"] + lifecycle
      // Its core alone: the package's router and application link all of Foundation.
      + products("hummingbird", "HummingbirdCore", "HummingbirdHTTP2")
      + products("swift-http-types", "HTTPTypes") + http1
      + products("swift-nio-extras", "NIOExtras", "NIOHTTPTypes", "NIOHTTPTypesHTTP1")
      + tls + nio + observability
  ),
  shared(
    "OutboundHTTP",
    ["Domain", "OperatingSystem"] + products("async-http-client", "AsyncHTTPClient")
      + products("swift-nio", "NIOCore") + http1 + tls + logging
  ),
  shared("Domain"),
  shared("Traces", ["Domain", "JSON"] + tracing),
  shared(
    "RPC",
    ["Domain", "GatehouseMessages", "Protobuf", "OperatingSystem", "Traces"]
      + lifecycle + tracing + nio + observability
  ),
  shared("GatehouseStubs", ["RPC", "GatehouseMessages", "Protobuf"]),
  shared("AuditSeals", ["Cryptography", "GatehouseMessages", "Protobuf"]),
  shared(
    "PublicOperations",
    storing + contracts(of: "Authentication", "IdentityFederation")
      + ["AuditSeals", "OperatingSystem", "Protobuf"],
    pages: ["Audit", "RequestRates"]
  ),
  shared(
    "SealedRows",
    ["Cryptography", "Postgres", "GatehouseMessages", "GatehouseStubs", "OperatingSystem", "RPC"]
  ),
  shared("APIConstraints", ["AuthenticationMessages", "IdentityFederationMessages"]),
  shared("Sessions", ["Domain", "TokenIssuanceMessages"]),
  shared("Markup", ["Cryptography"]),
  shared("EventExplanations", ["GatehouseMessages"]),
  shared("LeakedPasswords", ["Cryptography", "OperatingSystem"]),
  shared("Webhooks", ["Cryptography", "Domain", "OutboundHTTP"] + logging),
  shared("Deliveries", ["Domain", "Postgres", "RPC", "Webhooks"] + logging),
  shared("LambdaFunctions", ["Domain", "OutboundHTTP", "RPC", "Webhooks"] + observability),
  shared(
    "OutboundConfiguration",
    ["Domain", "LambdaFunctions", "OperatingSystem", "OutboundHTTP", "Runtime", "Webhooks"]
  ),
  shared(
    "Runtime",
    [
      "Domain", "JSON", "RPC", "Postgres", "Cryptography", "OperatingSystem",
      "GatehouseMessages", "GatehouseStubs", "Traces",
    ] + lifecycle + tracing + signals + products("swift-configuration", "Configuration")
      + arguments + nio + observability
  ),
]

let contractModules = [
  "AssertionReader", "Authentication", "DeviceRegistry", "IdentityFederation", "TokenIssuance",
].flatMap { contract(of: $0) }

// MARK: The services

let gateway = service(
  "Gateway",
  program: "gatehouse-gateway",
  embedded: ["Pages/pages.css", "Pages/pages.js", "Pages/Languages"],
  pages: ["Pages"],
  [
    "APIConstraints", "Domain", "Cryptography", "GatehouseMessages", "GatehouseStubs",
    "HTTPServer", "JSON", "Languages", "Markup", "Protobuf", "QRCode", "RPC", "OutboundHTTP",
    "ServerTLS", "Traces", "OperatingSystem",
  ] + contracts(of: "Authentication", "IdentityFederation", "TokenIssuance") + lifecycle + tracing
    + products("hummingbird", "HummingbirdCore")
    + products("swift-http-types", "HTTPTypes") + http1 + nio + observability
)

let authenticationService: [Target] = [
  schema(
    "Authentication",
    migrations: [
      "0001_initial.sql", "0002_users.sql", "0003_password_history.sql", "0004_account_life.sql",
      "0005_groups_and_secrets.sql", "0006_second_factors.sql", "0007_message_delivery.sql",
      "0008_recovery_codes.sql", "0009_user_import.sql", "0010_audit_events.sql",
      "0011_request_rates.sql", "0012_growth.sql", "0013_begun_events.sql",
      "0014_messages_by_user.sql", "0015_refusals.sql", "0016_imported_hash_kinds.sql",
      "0017_import_pieces.sql", "0018_case_folded_listing.sql", "0019_sessions.sql",
      "0020_messages_by_function.sql", "0021_outside_providers.sql", "0022_interaction.sql",
      "0023_interaction_deliveries.sql", "0024_operator_events.sql", "0025_audit_seals.sql",
      "0026_allowances.sql", "0027_unknown_names.sql", "0028_deleted_clients.sql",
      "0029_interactions_by_instance.sql", "0030_passkeys.sql", "0031_user_pool_domains.sql",
      "0032_browser_sessions.sql", "0033_provider_links.sql", "0034_threat_protection.sql",
      "0035_log_delivery.sql", "0036_branding.sql", "0037_terms.sql",
      "0038_decided_events.sql", "0039_operators.sql",
      "0040_operator_sign_ins.sql", "0041_passkey_challenge_salt.sql",
    ]
  ),
  area(
    "Authentication",
    "Core",
    [],
    ["CommonPasswords", "Mail", "Sessions", "UnicodeText"]
      + contracts(of: "DeviceRegistry", "IdentityFederation", "TokenIssuance")
  ),
  area("Authentication", "Triggers", ["Core"], ["LambdaFunctions", "OutboundHTTP"]),
  area(
    "Authentication",
    "Notifications",
    ["Core", "Triggers"],
    ["Deliveries", "Languages", "Mail", "Webhooks"],
    embedded: ["Languages/Texts"]
  ),
  area(
    "Authentication",
    "Protection",
    ["Core", "Notifications"],
    [
      "CommonPasswords", "Deliveries", "GeoIP", "LeakedPasswords", "Mail", "OperatingSystem",
      "OutboundHTTP", "Webhooks",
    ]
  ),
  area(
    "Authentication",
    "Pools",
    ["Core"],
    contracts(of: "IdentityFederation", "TokenIssuance")
  ),
  area("Authentication", "Branding", ["Core"], ["PageStyles"]),
  area("Authentication", "Passkeys", ["Core", "Notifications"], ["WebAuthn"]),
  area(
    "Authentication",
    "Accounts",
    ["Core", "Notifications", "Protection", "Triggers"],
    pages: ["Administration", "Attributes", "Codes", "Migration", "Passwords"]
  ),
  area(
    "Authentication",
    "Tokens",
    ["Core", "Triggers", "Protection", "Accounts"],
    ["GeoIP", "Sessions"] + contracts(of: "TokenIssuance"),
    pages: ["Sessions"]
  ),
  area(
    "Authentication",
    "SignIn",
    ["Core", "Notifications", "Triggers", "Protection", "Accounts", "Passkeys", "Tokens"],
    contracts(of: "DeviceRegistry", "TokenIssuance"),
    pages: ["Custom", "Flows", "SecondFactors"]
  ),
  area(
    "Authentication",
    "Authorization",
    ["Core", "Pools", "Tokens"],
    contracts(of: "TokenIssuance")
  ),
  area(
    "Authentication",
    "HostedPages",
    ["Core", "Protection", "Accounts", "SignIn", "Authorization"],
    ["JOSE"]
  ),
  area(
    "Authentication",
    "ProviderSignIn",
    ["Core", "Triggers", "Accounts", "Tokens", "SignIn", "Authorization"],
    contracts(of: "IdentityFederation")
  ),
  area(
    "Authentication",
    "TokenExchange",
    ["Core", "Pools", "Accounts", "Tokens", "SignIn", "ProviderSignIn"],
    ["Sessions"] + contracts(of: "IdentityFederation", "TokenIssuance")
  ),
  area(
    "Authentication",
    "Interaction",
    ["Core", "SignIn"],
    ["Deliveries", "GeoIP", "JOSE", "Sessions", "Webhooks"]
      + contracts(of: "DeviceRegistry", "TokenIssuance")
  ),
  area("Authentication", "Import", ["Core", "Accounts"]),
  area(
    "Authentication",
    "Operators",
    [
      "Core", "Triggers", "Notifications", "Accounts", "Pools", "Passkeys", "Tokens", "SignIn",
      "Import",
    ],
    contracts(of: "DeviceRegistry", "IdentityFederation", "TokenIssuance")
  ),
  area(
    "Authentication",
    "Service",
    authenticationAreas.filter { $0 != "Service" },
    ["GeoIP"] + contracts(of: "DeviceRegistry", "IdentityFederation", "TokenIssuance")
  ),
  program(
    "gatehouse-authentication",
    folder: "Authentication",
    authentication + [
      "Runtime", "OutboundConfiguration", "AuthenticationSchema", "LeakedPasswords",
      "OperatingSystem",
    ]
  ),
]

let deviceRegistry = service(
  "DeviceRegistry",
  program: "gatehouse-device-registry",
  embedded: ["Store/Migrations"],
  storing + contracts(of: "DeviceRegistry") + ["JOSE"]
)

let tokenIssuance = service(
  "TokenIssuance",
  program: "gatehouse-token-issuance",
  embedded: ["Store/Migrations"],
  storing + contracts(of: "TokenIssuance") + ["Sessions"]
)

let assertionReader = service(
  "AssertionReader",
  program: "gatehouse-assertion-reader",
  ["Cryptography", "Domain", "GatehouseMessages", "GatehouseStubs", "RPC", "SignedXML"]
    + contracts(of: "AssertionReader") + observability
)

let identityFederation: [Target] = [
  schema(
    "IdentityFederation",
    migrations: [
      "0001_initial.sql", "0002_identity_pools.sql", "0003_identity_providers.sql",
      "0004_sync.sql", "0005_audit_events.sql", "0006_saml_providers.sql",
      "0007_user_pool_providers.sql", "0008_audit_seals.sql", "0009_access_key_limits.sql",
      "0010_sync_counts.sql", "0011_provider_sign_in_attempts.sql",
      "0012_provider_answers.sql", "0013_provider_tokens.sql", "0014_operators.sql",
      "0015_bulk_publication_order.sql",
    ]
  ),
  area("IdentityFederation", "Core"),
  area(
    "IdentityFederation",
    "Proofs",
    ["Core"],
    ["JOSE", "OutboundHTTP"] + contracts(of: "AssertionReader")
  ),
  area(
    "IdentityFederation",
    "Logins",
    ["Core", "Proofs"],
    ["JOSE"] + contracts(of: "TokenIssuance")
  ),
  area("IdentityFederation", "UserPoolProviders", ["Core", "Proofs"], ["JOSE"]),
  area(
    "IdentityFederation",
    "ProviderSignIns",
    ["Core", "Proofs", "UserPoolProviders"],
    ["JOSE"] + contracts(of: "AssertionReader")
  ),
  area(
    "IdentityFederation",
    "Credentials",
    ["Core"],
    ["JOSE"] + contracts(of: "Authentication", "TokenIssuance")
  ),
  area("IdentityFederation", "AccessKeys", ["Core", "Credentials"]),
  area("IdentityFederation", "Pools", ["Core"]),
  area("IdentityFederation", "Identities", ["Core", "Logins", "Credentials"]),
  area("IdentityFederation", "Sync", ["Core"], ["Deliveries", "Webhooks", "LambdaFunctions"]),
  area(
    "IdentityFederation",
    "Service",
    federationAreas.filter { $0 != "Service" },
    contracts(of: "TokenIssuance")
  ),
  program(
    "gatehouse-identity-federation",
    folder: "IdentityFederation",
    federation + ["Runtime", "OutboundConfiguration", "IdentityFederationSchema"]
  ),
]

let console = service(
  "Console",
  program: "gatehouse-console",
  embedded: ["console.css", "console.js"],
  [
    "APIConstraints", "Domain", "Cryptography", "EventExplanations", "GatehouseMessages",
    "GatehouseStubs", "HTTPServer", "JSON", "Markup", "OperatingSystem", "PageStyles", "RPC",
    "ServerTLS",
  ] + contracts(of: "Authentication") + lifecycle + products("hummingbird", "HummingbirdCore")
    + products("swift-http-types", "HTTPTypes") + nio + logging
)

let control: [Target] = [
  module(
    "ControlService",
    at: "Services/Control/Service",
    storing + nio
      + contracts(of: "Authentication", "DeviceRegistry", "IdentityFederation", "TokenIssuance") + [
        "AuditSeals", "AuthenticationSchema", "DeviceRegistryService", "TokenIssuanceService",
        "EventExplanations", "IdentityFederationSchema", "LeakedPasswords", "OperatingSystem",
        "Runtime", "ServerTLS",
      ] + arguments + lifecycle + signals + http1 + tls,
    resources: [.embedInCode("Functions/Templates")]
  ),
  program("gatehousectl", folder: "Control", ["ControlService"] + arguments),
]

// MARK: Tests

/// What reads foreign bytes.
let fuzzed: Uses =
  [
    "AssertionReaderService", "AuthenticationCore", "AuthenticationImport",
    "AuthenticationInteraction", "CBOR", "ControlService", "Cryptography", "Domain",
    "GatehouseMessages", "GatewayService", "HTTPServer", "IdentityFederationCredentials", "JOSE",
    "JSON",
    "Protobuf", "PublicOperations", "RPC", "SignedXML", "TokenIssuanceService", "WebAuthn",
  ]
  + contracts(
    of: "AssertionReader",
    "Authentication",
    "DeviceRegistry",
    "IdentityFederation",
    "TokenIssuance"
  ) + products("swift-http-types", "HTTPTypes") + products("swift-nio", "NIOEmbedded") + http1
  + products("swift-nio-extras", "NIOHTTPTypes", "NIOHTTPTypesHTTP1") + nio

let testTargets: [Target] = [
  testSupport("TestSupport", ["Cryptography", "Postgres", "Domain"] + logging),
  testSupport(
    "TicketTestSupport",
    [
      "AuthenticationStubs", "Cryptography", "Domain", "IdentityFederationStubs",
      "PublicOperations",
      "RPC",
    ]
  ),
  testSupport("SAMLTestSupport", ["Cryptography", "Domain"]),
  testSupport("WebAuthnTestSupport", ["CBOR", "Cryptography"]),
  // The readers of Tests/Fuzz, as they are without a fuzzer's instruments.
  .testTarget(
    name: "FuzzTests",
    dependencies: fuzzed + ["TestSupport"],
    path: "Tests/Fuzz/Sources",
    exclude: ["EntryPoints.swift"],
    swiftSettings: wrapping
  ),
  tests("ArchitectureTests", ["Domain"]),
  tests("CryptographyTests", ["Cryptography"]),
  tests("DomainTests", ["Domain"]),
  tests("JSONTests", ["JSON"]),
  tests("JOSETests", ["JOSE", "Cryptography"]),
  tests("CBORTests", ["CBOR"]),
  tests("PageStylesTests", ["PageStyles", "JSON"]),
  tests("WebAuthnTests", ["WebAuthn", "WebAuthnTestSupport", "CBOR", "Cryptography"]),
  tests("GeoIPTests", ["GeoIP"]),
  tests("QRCodeTests", ["QRCode"]),
  tests("SessionsTests", ["Sessions", "Domain", "TokenIssuanceMessages"]),
  tests("MailTests", ["Mail", "Domain"]),
  tests(
    "OutboundHTTPTests",
    ["OutboundHTTP", "Domain", "TestSupport"] + http1 + tls + nio + observability
  ),
  tests("PostgresTests", ["Postgres", "Domain", "OperatingSystem", "TestSupport"]),
  tests(
    "ProtobufTests",
    [
      "AssertionReaderMessages", "AuthenticationMessages", "CGatehouseMessages", "CLibProtobufC",
      "DeviceRegistryMessages", "GatehouseMessages", "IdentityFederationMessages", "JSON",
      "OperatingSystem", "Protobuf", "TokenIssuanceMessages",
    ],
    settings: wrapping
  ),
  tests("TracesTests", ["Traces", "Domain"] + tracing),
  tests(
    "RPCTests",
    [
      "RPC", "Domain", "GatehouseMessages", "GatehouseStubs", "OperatingSystem", "Protobuf",
      "TestSupport", "Traces", "rpc-benchmark",
    ] + tracing + products("swift-nio", "NIOEmbedded") + nio + observability
  ),
  tests("SignedXMLTests", ["Cryptography", "SAMLTestSupport", "SignedXML"]),
  tests(
    "RuntimeTests",
    [
      "Runtime", "Domain", "Cryptography", "GatehouseMessages", "OperatingSystem", "Postgres",
      "RPC",
      "TestSupport",
    ] + nio + observability
  ),
  tests(
    "GatewayTests",
    [
      "GatewayService", "APIConstraints", "HTTPServer", "Domain", "Cryptography",
      "GatehouseMessages", "GatehouseStubs", "Markup", "OperatingSystem", "ServerTLS",
      "TestSupport",
      "Traces", "Protobuf", "RPC",
    ] + contracts(of: "Authentication", "IdentityFederation", "TokenIssuance") + tracing + lifecycle
      + products("swift-http-types", "HTTPTypes")
      + products("hummingbird", "HummingbirdCore") + recordedMetrics
      + products("swift-nio", "NIOEmbedded", "NIOTLS") + tls + nio + observability
  ),
  tests(
    "AuthenticationTests",
    [
      "AuditSeals", "AuthenticationSchema", "DeviceRegistryService", "JOSE", "TokenIssuanceService",
      "TestSupport", "TicketTestSupport", "WebAuthn", "WebAuthnTestSupport",
    ] + http1 + authentication + nio
  ),
  tests(
    "LeakedPasswordsTests",
    ["LeakedPasswords", "Cryptography", "OperatingSystem", "TestSupport"]
  ),
  tests(
    "DeviceRegistryTests",
    ["DeviceRegistryService", "JOSE", "TestSupport"] + storing + contracts(of: "DeviceRegistry")
  ),
  tests(
    "TokenIssuanceTests",
    ["TokenIssuanceService", "TestSupport", "Sessions"] + recordedMetrics + storing
      + contracts(of: "TokenIssuance")
  ),
  tests(
    "AssertionReaderTests",
    [
      "AssertionReaderService", "Cryptography", "Domain", "GatehouseMessages", "RPC",
      "SAMLTestSupport", "TestSupport",
    ] + contracts(of: "AssertionReader") + observability
  ),
  tests(
    "IdentityFederationTests",
    [
      "AssertionReaderService", "IdentityFederationSchema", "SAMLTestSupport", "TestSupport",
      "TicketTestSupport", "TokenIssuanceService",
    ] + federation
  ),
  tests(
    "ControlTests",
    [
      "AuthenticationSchema", "ControlService", "Cryptography", "DeviceRegistryService", "Domain",
      "GatehouseMessages", "GatehouseStubs", "IdentityFederationSchema", "LeakedPasswords",
      "OperatingSystem", "Postgres", "RPC", "Runtime", "TestSupport", "TokenIssuanceService",
    ] + contracts(of: "Authentication") + nio + observability
  ),
  tests(
    "ConsoleTests",
    [
      "ConsoleService", "Cryptography", "Domain", "EventExplanations", "GatehouseMessages",
      "GatehouseStubs", "HTTPServer", "Markup", "RPC", "TestSupport",
    ] + contracts(of: "Authentication")
  ),
  tests(
    "ExecutableTests",
    [
      "Domain", "OperatingSystem", "TestSupport", "gatehouse-authentication", "gatehouse-console",
      "gatehouse-device-registry", "gatehouse-assertion-reader", "gatehouse-gateway",
      "gatehouse-identity-federation", "gatehouse-token-issuance", "gatehousectl",
    ],
    settings: wrapping
  ),
]

let benchmarks: [Target] = [
  benchmark("rpc-benchmark", folder: "RPC", ["RPC", "OperatingSystem"] + nio + observability),
  benchmark(
    "gatehouse-load",
    folder: "Load",
    ["Cryptography", "OperatingSystem", "Postgres", "RPC", "WebAuthnTestSupport"] + arguments
      + http1 + nio
      + observability
  ),
  .executableTarget(
    name: "exponentiation-check",
    dependencies: ["CGatehouseExponentiation", "CLibCrypto"],
    path: "Tests/Benchmarks/Exponentiation",
    cSettings: [.unsafeFlags(["-O2"])],
    linkerSettings: [.linkedLibrary("crypto"), .linkedLibrary("m")]
  ),
]

let services =
  gateway + authenticationService + deviceRegistry + tokenIssuance + assertionReader
  + identityFederation + console + control

/// `deploy/run` builds what it runs: of several products SwiftPM builds either one or all, so that the other
/// targets are left out where this is set.
let isProgramsAlone = Context.environment["GATEHOUSE_PROGRAMS_ALONE"] != nil

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
  targets: cLibraries + wrappers + sharedModules + contractModules + services
    + (isProgramsAlone ? [] : testTargets + benchmarks)
)
