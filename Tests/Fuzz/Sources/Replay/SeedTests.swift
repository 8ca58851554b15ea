internal import FoundationEssentials
internal import Testing

/// A trap ends the process that reads, so that each reader has one of its own.
@Suite("Readers of foreign bytes")
struct SeedTests {
  @Test("each reader gets over its seeds and what is like them", arguments: Reader.allCases)
  func seeds(reader: Reader) async throws {
    let seeds = try Self.seeds(of: reader)
    #expect(!seeds.isEmpty)
    await #expect(processExitsWith: .success) { [name = reader.rawValue as String] in
      let reader = try #require(Reader(rawValue: name))
      let seeds = try SeedTests.seeds(of: reader)
      var alterations = Alterations(of: seeds)
      for seed in seeds { reader.read(seed) }
      for _ in 0..<1000 { reader.read(alterations.next()) }
    }
  }

  /// The files of `Tests/Fuzz/Corpus`, by their names.
  private static func seeds(of reader: Reader) throws -> [[UInt8]] {
    let folder = URL(filePath: #filePath).appending(path: "../../../Corpus/\(reader.rawValue)")
      .standardized.path
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { name in
      Array(try Data(contentsOf: URL(filePath: "\(folder)/\(name)")))
    }
  }
}
