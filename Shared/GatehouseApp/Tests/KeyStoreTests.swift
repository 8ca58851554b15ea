import Crypto
import Foundation
import GatehouseAppFileKeys
import Testing

@testable import GatehouseApp

/// Where keys are kept.
@Suite("Stores of keys")
struct KeyStoreTests {
  @Test("a sealed file gives back what it was given, to its passphrase alone")
  func sealedFile() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gatehouse-app-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("keys")
    let store = try SealedFileKeyStore(file: file, passphrase: "right")
    let key = try await store.makeKey(named: "instance", protectedBy: .device)
    try await store.setSecret(Data("a secret".utf8), named: "pin")
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let written = try Data(contentsOf: file)
    #expect(written.range(of: Data("secret".utf8)) == nil)

    let again = try SealedFileKeyStore(file: file, passphrase: "right", hasStrongBiometrics: true)
    #expect(try await again.key(named: "instance")?.publicKey == key.publicKey)
    #expect(await again.secret(named: "pin") == Data("a secret".utf8))
    #expect(await again.hasStrongBiometrics)
    #expect(await store.hasStrongBiometrics == false)
    #expect(throws: (any Error).self) { try SealedFileKeyStore(file: file, passphrase: "wrong") }
    for changed in [written.dropLast(), written.prefix(10), written + [0]] {
      try Data(changed).write(to: file)
      #expect(throws: (any Error).self) { try SealedFileKeyStore(file: file, passphrase: "right") }
    }
  }

  @Test("a removed key is gone, and one of the same name is another")
  func memory() async throws {
    let store = MemoryKeyStore()
    let first = await store.makeKey(named: "a", protectedBy: .device)
    let second = await store.makeKey(named: "a", protectedBy: .device)
    #expect(first.publicKey != second.publicKey)
    #expect(await store.key(named: "a")?.publicKey == second.publicKey)
    await store.removeKey(named: "a")
    await store.removeKey(named: "a")
    #expect(await store.key(named: "a") == nil)
    await store.setSecret(Data([1]), named: "s")
    await store.setSecret(nil, named: "s")
    #expect(await store.secret(named: "s") == nil)
  }
}
