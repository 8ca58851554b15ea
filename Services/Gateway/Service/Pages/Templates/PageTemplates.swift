internal import Domain

/// What operators say on the pages of their pools: a header, a footer, and texts of their own by key.
///
/// A folder for each pool, by its id. `header.html` and `footer.html` stand on each page, `header.de.html` on
/// those in German; `texts.de.json` has texts in place of ours.
public struct PageTemplates: Sendable {
  private let pools: [UserPoolID: PoolTemplates]

  /// No pool says anything.
  public init() { pools = [:] }

  /// Reads all files, and tells everything that is wrong with them at once.
  public init(_ files: [PageTemplateFile]) throws(PageTemplateFaults) {
    var pools: [UserPoolID: PoolTemplates] = [:]
    var faults: [PageTemplateFault] = []
    for file in files.sorted(by: { $0.path < $1.path }) {
      do throws(TemplateLineFault) {
        let parts = file.path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let pool = UserPoolID(String(parts[0])) else {
          throw TemplateLineFault(line: 1, sentence: "the file must stand in a folder POOL-ID")
        }
        try pools[pool, default: PoolTemplates()].take(file.bytes, named: parts[1])
      } catch {
        faults.append(
          PageTemplateFault(path: file.path, line: error.line, sentence: error.sentence)
        )
      }
    }
    guard faults.isEmpty else { throw PageTemplateFaults(faults: faults) }
    self.pools = pools
  }

  subscript(pool: UserPoolID?) -> PoolTemplates { pool.flatMap { pools[$0] } ?? PoolTemplates() }
}
