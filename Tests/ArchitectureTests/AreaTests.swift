import Foundation
import Testing

/// The rules between the areas of a service that its modules cannot keep.
@Suite("The areas of a service")
struct AreaTests {
  let tree: SourceTree
  let manifest: PackageManifest

  init() throws {
    tree = try SourceTree.shared()
    manifest = try PackageManifest(tree)
  }

  /// The areas of its own service that each file of an area imports.
  private func imports(of area: PackageManifest.Area) -> [(file: String, areas: Set<String>)] {
    let names = Set(manifest.areas(of: area.service).map(\.name))
    return tree.files(under: area.path).map { file in
      let own = file.imports.filter { $0.hasPrefix(area.service) }
        .map { String($0.dropFirst(area.service.count)) }
      return (file.path, names.intersection(own))
    }
  }

  @Test("are found in Package.swift, each with its folder")
  func areas() {
    #expect(manifest.dividedServices == ["Authentication", "IdentityFederation"])
    #expect(manifest.areas.count > 20)
    for area in manifest.areas { #expect(!tree.files(under: area.path).isEmpty, "\(area.path)") }
    let services = Set(manifest.areas.map(\.service))
    #expect(services == Set(ArchitectureTests.services).union(["Control"]))
  }

  @Test("use what their targets name, and name nothing that they do not use")
  func arrows() {
    for area in manifest.areas {
      var used: Set<String> = []
      for (file, areas) in imports(of: area) {
        #expect(areas.subtracting(area.uses) == [], "\(file)")
        used.formUnion(areas)
      }
      // What puts the areas together has all of them at hand.
      guard area.name != "Service" else { continue }
      #expect(area.uses.subtracting(used) == [], "\(area.path)")
    }
  }

  @Test("are declared from the bottom up")
  func order() {
    for (index, area) in manifest.areas.enumerated() {
      let below = manifest.areas[..<index].filter { $0.service == area.service }.map(\.name)
      #expect(area.uses.subtracting(below) == [], "\(area.path)")
    }
  }

  @Test("are used by their own executable alone; gatehousectl sees the schema's history")
  func outside() {
    for service in manifest.dividedServices {
      for file in tree.files(under: "Services") + tree.files(under: "Shared")
      where !file.path.hasPrefix("Services/\(service)/") {
        // What a service is called by is no area of it.
        let contract: Set = ["\(service)Messages", "\(service)Stubs"]
        let used = file.imports.filter { $0.hasPrefix(service) }.subtracting(contract)
        let allowed: Set = file.path.hasPrefix("Services/Control/") ? ["\(service)Schema"] : []
        #expect(used.subtracting(allowed) == [], "\(file.path)")
      }
    }
  }

  @Test("have tests in folders of their names")
  func testFolders() {
    for service in manifest.dividedServices {
      let folder = "Tests/\(service)Tests/"
      let names = Set(manifest.areas(of: service).map(\.name)).union(["PublicOperations"])
      for file in tree.files where file.path.hasPrefix(folder) {
        let parts = file.path.dropFirst(folder.count).split(separator: "/")
        guard parts.count > 1 else { continue }
        #expect(names.contains(String(parts[0])), "\(file.path)")
      }
    }
  }

  @Test("keep in an operation's file what it alone uses")
  func operationFiles() throws {
    let operations = try declaredOperations()
    #expect(operations.count > 120)
    for area in manifest.areas where manifest.dividedServices.contains(area.service) {
      for file in tree.files(under: area.path) {
        let name = String(file.path.split(separator: "/").last?.dropLast(".swift".count) ?? "")
        guard operations.contains(name) else { continue }
        #expect(shared(in: file, apartFrom: name) == [], "\(file.path)")
      }
    }
  }

  /// The operations of all APIs.
  private func declaredOperations() throws -> Set<String> {
    let folder = tree.root.appendingPathComponent("Proto/apis")
    let lists = try ["cognito-idp", "cognito-identity", "cognito-sync", "sts"].map {
      try String(contentsOf: folder.appendingPathComponent("\($0).txt"), encoding: .utf8)
    }
    return Set(
      lists.flatMap { $0.split(separator: "\n") }.filter { $0.first?.isUppercase == true }
        .compactMap { $0.split(separator: " ").first.map(String.init) }
    )
  }

  /// What other files could use of an operation's file.
  private func shared(in file: SourceTree.File, apartFrom operation: String) -> [String] {
    let own = "func \(operation.prefix(1).lowercased())\(operation.dropFirst())("
    let declaration = /^ {0,2}(?:\w+ )*(?:func|var|let|init|struct|enum|class|protocol)\b/
    var isPrivate = false
    return file.lines.map(String.init).filter { line in
      if line.hasPrefix("private ") || line.hasPrefix("fileprivate ") { isPrivate = true }
      if line.hasPrefix("extension ") || line.hasPrefix("package ") { isPrivate = false }
      guard line.firstMatch(of: declaration) != nil, !isPrivate, !line.contains("import ")
      else { return false }
      return !line.contains("private ") && !line.contains(own)
    }
  }
}
