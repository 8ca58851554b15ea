internal import Domain

/// Where a user pool is found.
struct PoolSite: Sendable, Hashable {
  let pool: UserPoolID
  /// The address that browsers are led to, without a slash at its end.
  let base: String
  /// Which of the two forms its pages have; nil where the pool has no domain, and thus no pages (DOM-4).
  let managedLoginVersion: Int32?
  /// Below what discovery has the endpoints that programs call.
  let discoveryBase: String
  /// The names of the pool's levels of authentication, the weakest first.
  let acrValues: [String]
  /// Whether clients may ask what their tokens are good for.
  var hasIntrospection = false
}
