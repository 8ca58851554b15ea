internal import JSON
internal import Markup
internal import PageStyles

/// What of a document some users cannot read, and what pages do not use (BRA-6, BRA-8).
struct StyleFindingsPart: Sendable {
  private let findings: [String]

  private static let mostShown = 32

  init(_ document: String?) {
    let tree: JSONTree? = document.flatMap { JSONReader.read(Array($0.utf8)) }
    let style = tree.map(PageStyle.init)
    findings =
      (style?.contrastFindings ?? []) + (style?.unusable.map { "\($0) is not used." } ?? [])
  }

  /// Nothing where all of it can be read and used.
  var html: HTML? {
    guard !findings.isEmpty else { return nil }
    let items = findings.prefix(Self.mostShown).map { finding -> HTML in
      """
      <li><div>\(finding)</div></li>
      """
    }
    return """
      <section class="panel" aria-labelledby="bf"><header><h2 id="bf">Worth a look</h2>\(
        Pieces.badge("\(findings.count)", "warn")
      )</header>
      <ul class="notes">
      \(items)
      </ul></section>
      """
  }
}
