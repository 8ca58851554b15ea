/// How much of a listing goes into one answer.
package enum PageSize {
  /// Half of the maximum size of a message between services.
  ///
  /// A page beyond that maximum could not be sent, and the listing could not go on behind it.
  /// Cognito's pages may be shorter than their limit, too.
  static let maxBytes = 2 << 20

  /// How many entries of these sizes go together; the first always does, so that a listing ends.
  package static func fitting(_ sizes: some Sequence<Int>) -> Int {
    var bytes = 0
    var count = 0
    for size in sizes {
      bytes += size
      guard bytes <= maxBytes || count == 0 else { break }
      count += 1
    }
    return count
  }
}
