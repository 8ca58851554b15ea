import Domain
import Foundation
import Testing

/// The rules of the house that the compiler cannot keep by itself.
@Suite("Architecture")
struct ArchitectureTests {
  let tree: SourceTree

  init() throws {
    tree = try SourceTree.shared()
  }

  /// The modules that may hold a C pointer, with the C module each wraps.
  static let wrappers = [
    "Cryptography": ["CGatehouseExponentiation", "CLibCrypto", "CLibCrypt", "CLibArgon2"],
    "Postgres": ["CLibPQ"],
    "Mail": ["CLibCurl"],
    "GeoIP": ["CLibMaxMindDB"],
    "QRCode": ["CLibPNG", "CLibQREncode"],
    "UnicodeText": ["CLibICU"],
    "CBOR": ["CLibCBOR"],
    "CommonPasswords": ["CGatehousePasswords"],
    "Protobuf": ["CLibProtobufC"],
    "GatehouseMessages": ["CGatehouseMessages", "CLibProtobufC"],
    "AssertionReaderMessages": ["CGatehouseMessages"],
    "AuthenticationMessages": ["CGatehouseMessages"],
    "DeviceRegistryMessages": ["CGatehouseMessages"],
    "IdentityFederationMessages": ["CGatehouseMessages"],
    "TokenIssuanceMessages": ["CGatehouseMessages"],
    // Makes samples of messages from the descriptions that protoc-c writes of them.
    "ProtobufTests": ["CGatehouseMessages", "CLibProtobufC"],
    "OperatingSystem": ["CGatehouseSystem", "Glibc"],
    "SignedXML": ["CLibCrypto", "CLibXML2", "CLibXMLSec"],
    // Reads the bytes of texts in place.
    "JSON": [],
  ]

  /// The folders of the services in `Services/services.json`.
  static let services = ServiceName.allCases.map { folder(of: $0) }

  static func folder(of service: ServiceName) -> String {
    service.rawValue.split(separator: "-").map(\.capitalized).joined()
  }

  @Test("the top level holds the seven entries and hidden files, nothing else")
  func topLevel() throws {
    let allowed: Set = [
      "Package.swift", "Services", "Shared", "Proto", "Tests", "deploy", "README.md",
      "Package.resolved",
    ]
    let found = try FileManager.default.contentsOfDirectory(atPath: tree.root.path)
      .filter { !$0.hasPrefix(".") }
    #expect(Set(found).subtracting(allowed) == [])
  }

  @Test("only a wrapper imports its C module")
  func cModules() {
    for file in tree.files {
      let module = file.path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
      let allowed = Set(Self.wrappers[module] ?? [])
      let found = file.imports.filter { $0.hasPrefix("CLib") || $0.hasPrefix("CGatehouse") }
      #expect(found.subtracting(allowed) == [], "\(file.path) imports \(found)")
    }
  }

  @Test("no service imports another, and only gatehousectl sees their stores")
  func servicesAreApart() {
    let libraries = Set(Self.services.map { "\($0)Service" })
    for service in Self.services {
      for file in tree.files(under: "Services/\(service)") {
        let others = file.imports.intersection(libraries).subtracting(["\(service)Service"])
        #expect(others == [], "\(file.path) imports \(others)")
      }
    }
  }

  @Test("the gateway has no database and the shared modules know no service")
  func layering() {
    for file in tree.files(under: "Services/Gateway/Service") {
      #expect(!file.imports.contains("Postgres"), "\(file.path) imports Postgres")
    }
    for file in tree.files(under: "Shared") {
      let found = file.imports.filter { $0.hasSuffix("Service") }
      #expect(found == [], "\(file.path) imports \(found)")
    }
  }

  @Test("one module writes HTTP requests to elsewhere")
  func outboundHTTP() {
    for file in tree.files where !file.path.hasPrefix("Shared/OutboundHTTP/") {
      #expect(!file.imports.contains("AsyncHTTPClient"), "\(file.path) imports AsyncHTTPClient")
    }
  }

  @Test("unsafe constructs stand in wrapper modules alone")
  func unsafeCode() {
    let allowed =
      Self.wrappers.keys.map { "Shared/\($0)/" } + [
        "Tests/",
        // A PIN is shared between tasks and wiped by one of them, so that it holds a lock.
        "Shared/GatehouseApp/Library/PIN.swift",
      ]
    for file in tree.files where !allowed.contains(where: file.path.hasPrefix) {
      let lines = file.lines.filter { line in
        let code = line.trimmingCharacters(in: .whitespaces)
        return !code.hasPrefix("//")
          && (code.contains("unsafe ") || code.contains("@unchecked Sendable")
            || code.contains("nonisolated(unsafe)"))
      }
      #expect(lines == [], "\(file.path)")
    }
  }

  @Test("each @unchecked Sendable says why it is safe")
  func uncheckedSendable() {
    for file in tree.files where !file.isGenerated && !file.path.hasPrefix("Tests/Architecture") {
      let lines = file.lines
      for (index, line) in lines.enumerated() where line.contains("@unchecked Sendable") {
        // In the comment above the declaration.
        let above = lines[max(0, index - 12)..<index]
        #expect(above.contains { $0.contains("Safe because") }, "\(file.path):\(index + 1)")
      }
    }
  }

  @Test("time, arguments and the environment enter through executables and Runtime alone")
  func ambientAuthority() {
    let forbidden = ["Date()", "Date.now", "ProcessInfo", "CommandLine.arguments", "getenv("]
    let allowed = [
      "Shared/Runtime/", "Shared/OperatingSystem/", "Services/Control/", "Tests/",
      // An app's library has no runtime of ours; gatehouse-phone is a program.
      "Shared/GatehouseApp/Library/Wire/SystemClock.swift", "Shared/GatehouseApp/Phone/",
    ]
    for file in tree.files where !allowed.contains(where: file.path.hasPrefix) {
      guard !file.path.contains("/Executable/") else { continue }
      for word in forbidden {
        #expect(!file.text.contains(word), "\(file.path) uses \(word)")
      }
    }
  }

  @Test("SQL is written in stores")
  func sqlInStores() {
    let statement = /"{1,3}\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\s/
    let files =
      tree.files(under: "Services") + tree.files(under: "Shared/PublicOperations")
      + tree.files(under: "Shared/Deliveries")
    for file in files where !file.path.contains("/Store/") {
      #expect(file.text.firstMatch(of: statement) == nil, "\(file.path) holds SQL")
    }
  }

  @Test("every declared reason of a refusal is given somewhere")
  func reasons() throws {
    let path = tree.root.appendingPathComponent("Proto/reasons.txt")
    let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
    // Few files have a reason's word, and only those are searched.
    let files = tree.files.filter { !$0.isGenerated && !$0.path.hasPrefix("Tests/") }.map {
      let text = $0.text.lowercased()
      return (text: text, words: Set(text.utf8.split { !Self.isWordByte($0) }.map(String.init)))
    }
    var section = ""
    for line in lines where !line.hasPrefix("#") && !line.hasPrefix("shares ") {
      guard !line.hasPrefix("[") else {
        section = String(line)
        continue
      }
      let member = String(line.prefix { $0 != " " }.replacing("_", with: ""))
      let word =
        section == "[interaction]" ? String(member.dropFirst("interaction".count)) : member
      let given = try Regex(Self.refusal(word, of: section))
      #expect(files.contains { $0.words.contains(word) && $0.text.contains(given) }, "\(member)")
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }

  /// How the services of a section of Proto/reasons.txt write that they refuse, in small letters.
  private static func refusal(_ member: String, of section: String) -> String {
    switch section {
    case "[authentication]", "[identity-federation]":
      // A pattern that names the case, `case .member(let …)`, gives nothing.
      "\\b\(member)\\((?!let\\b)|((throw|return|self =|[:?]) |refusal\\()\\.\(member)\\b"
    case "[interaction]":
      // Its enum's cases are without the prefix that its reasons have.
      "\\.interaction\\(\\s*\\.\(member)\\b"
    default:
      "rpcerror\\(\\s*\\.\(member)\\b"
    }
  }

  @Test("a hand-written file stays under 400 lines")
  func length() {
    for file in tree.files where !file.isGenerated {
      #expect(file.lines.count <= 401, "\(file.path): \(file.lines.count) lines")
    }
  }

  @Test("no process can be crashed on purpose: fatalError, try! and forced casts are absent")
  func noTraps() {
    let words = ["fatalError(", "try! ", "as! ", "preconditionFailure("]
    // OpenSSL without memory or algorithms: no input leads there, and no answer would be right.
    let allowed = ["Shared/Cryptography/CryptographyError.swift"]
    for file in tree.files where !file.path.hasPrefix("Tests/") && !file.isGenerated {
      guard !allowed.contains(file.path) else { continue }
      for word in words {
        #expect(!file.text.contains(word), "\(file.path) has \(word)")
      }
    }
  }

  @Test("each service of the table has its folder, its program and its messages")
  func servicesAreWhole() throws {
    let package = try String(
      contentsOf: tree.root.appendingPathComponent("Package.swift"),
      encoding: .utf8
    )
    let protos = tree.root.appendingPathComponent("Proto")
    let declared = try FileManager.default.subpathsOfDirectory(atPath: protos.path)
      .filter { $0.hasSuffix(".proto") }
      .map { try String(contentsOf: protos.appendingPathComponent($0), encoding: .utf8) }
    for service in ServiceName.allCases {
      let folder = Self.folder(of: service)
      #expect(!tree.files(under: "Services/\(folder)/Executable").isEmpty, "\(folder)")
      #expect(package.contains("\"\(service.executable)\""), "\(service)")
      for name in service.rpcServices {
        let parts = name.split(separator: ".")
        let package = "package \(parts.dropLast().joined(separator: "."));"
        let found = declared.contains {
          $0.contains(package) && $0.contains("service \(parts.last ?? "") {")
        }
        #expect(found, "\(name)")
      }
    }
  }

  @Test("each migration is numbered without a gap and named in its service's list")
  func migrations() throws {
    for service in ServiceName.allCases.filter({ $0.schema != nil }).map(Self.folder(of:)) {
      // A service of several areas has a module for its schema.
      let folder = tree.root.appendingPathComponent(
        ["Authentication", "IdentityFederation"].contains(service)
          ? "Services/\(service)/Migrations" : "Services/\(service)/Service/Store/Migrations"
      )
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .filter { $0.hasSuffix(".sql") }
      #expect(!names.isEmpty)
      let list = tree.files(under: "Services/\(service)")
        .filter { $0.path.hasSuffix("Migrations.swift") }.map(\.text).joined()
      for (index, name) in names.enumerated() {
        #expect(Int(name.prefix(4)) == index + 1, "\(service): \(name)")
        let embedded = "PackageResources._\(name.dropFirst().replacing(".", with: "_"))"
        #expect(list.contains(embedded), "\(name) is not in the list")
      }
    }
  }
}
