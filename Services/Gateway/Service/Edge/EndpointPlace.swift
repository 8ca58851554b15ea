/// What the path of an endpoint stands below.
enum EndpointPlace: Sendable, Hashable {
  /// The installation's URL.
  case root
  /// A user pool's id there, as in the pool's issuer, and the host of the pool's domain; the request then
  /// says which pool it is for.
  case pool
}
