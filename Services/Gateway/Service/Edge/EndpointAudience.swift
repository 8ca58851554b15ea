/// Who opens an endpoint's address, which decides what the spellings of a pool's address answer.
///
/// A pool is reached at the host of its domain, below its issuer's path and below the installation's URL.
/// Cookies, sessions and passkeys belong to one origin, so browsers are led to one of the three, the
/// canonical one, and programs may use each.
enum EndpointAudience: Sendable, Hashable {
  /// Programs: the endpoint answers at every spelling.
  case programs
  /// Browsers, at our own pages: a GET elsewhere is redirected to the canonical address, with its query
  /// byte for byte, and a POST elsewhere is refused.
  case browsers
  /// Browsers, also sent by forms of other sites: a GET elsewhere is redirected, and a POST is answered
  /// at every spelling.
  case browsersOfOtherSites
}
