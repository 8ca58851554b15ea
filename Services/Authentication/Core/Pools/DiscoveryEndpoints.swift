/// Below which of a pool's addresses its discovery document has the endpoints that programs call (DIS-3);
/// by tag of the pool.
///
/// Some clients refuse endpoints on another host than their issuer's.
package enum DiscoveryEndpoints: String, TagChoice {
  /// The address that browsers are led to.
  case canonical
  /// The issuer.
  case issuer

  static let tag = "gatehouse:discovery-endpoints"
  static let usual = canonical
}
