// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that an app that names it by path gets swift-crypto and what that brings, and
// nothing of the services.

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")

let package = Package(
  name: "GatehouseApp",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [
    .library(name: "GatehouseApp", targets: ["GatehouseApp"]),
    .library(name: "GatehouseAppFileKeys", targets: ["GatehouseAppFileKeys"]),
    .executable(name: "gatehouse-phone", targets: ["gatehouse-phone"]),
  ],
  dependencies: [
    // The version of deploy/dependencies.txt.
    .package(url: "https://github.com/apple/swift-crypto.git", exact: "4.5.2")
  ],
  targets: [
    .target(
      name: "GatehouseApp",
      dependencies: [crypto],
      path: "Library",
      swiftSettings: settings
    ),
    .target(
      name: "GatehouseAppFileKeys",
      dependencies: [
        "GatehouseApp", crypto, .product(name: "CryptoExtras", package: "swift-crypto"),
      ],
      path: "FileKeys",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "gatehouse-phone",
      dependencies: ["GatehouseApp", "GatehouseAppFileKeys"],
      path: "Phone",
      swiftSettings: settings
    ),
    .testTarget(
      name: "GatehouseAppTests",
      dependencies: ["GatehouseApp", "GatehouseAppFileKeys", crypto],
      path: "Tests",
      swiftSettings: settings
    ),
  ]
)
