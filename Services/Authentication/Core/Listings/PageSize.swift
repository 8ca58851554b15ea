/// How much of a listing goes into one answer.
package enum PageSize {
  /// Half of what a message between services may have.
  ///
  /// Beyond it no page, and nobody behind it, could be reached. Cognito's pages may be shorter than
  /// their limit, too.
  static let mostBytes = 2 << 20

  /// How many entries of these sizes go together; the first always does, so that a listing ends.
  package static func fitting(_ sizes: some Sequence<Int>) -> Int {
    var bytes = 0
    var count = 0
    for size in sizes {
      bytes += size
      guard bytes <= mostBytes || count == 0 else { break }
      count += 1
    }
    return count
  }
}
