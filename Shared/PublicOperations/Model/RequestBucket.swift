/// What a rate is counted for.
public struct RequestBucket: Sendable, Hashable {
  /// Nil for requests that name no pool: they share one.
  let pool: String?
  /// The category's name.
  let category: String
  /// How many requests a second it lets pass.
  let rate: Int

  /// A bucket.
  ///
  /// - Parameters:
  ///   - pool: The pool; nil for requests that name none.
  ///   - category: The category's name, or that of anything else whose rate is limited.
  ///   - rate: Requests a second.
  public init(pool: String?, category: String, rate: Int) {
    self.pool = pool
    self.category = category
    self.rate = rate
  }
}

/// The numbers of a bucket whose row every instance takes portions from.
struct BucketSize: Sendable, Hashable {
  /// Tokens a second.
  let rate: Int

  /// For how long an instance may keep tokens that no request has used yet.
  static let holdMillis: Int64 = 100

  /// How many tokens an instance may take for callers who have not come yet.
  ///
  /// None at low rates, where one token is worth waiting for.
  var maxAhead: Int { rate * Int(Self.holdMillis) / 1000 }

  /// How many tokens the row holds at most.
  ///
  /// The burst is a second's worth. Tokens taken ahead are used later than they are counted, so what
  /// may be held is no part of the row: in no stretch of time can more be used than the burst and
  /// what that stretch adds.
  var capacity: Int { rate - maxAhead }
}
