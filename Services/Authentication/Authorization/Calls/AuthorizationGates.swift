internal import PublicOperations

/// The gates of the area: requests of clients are counted, those of browsers for pages are not, since they write
/// nothing and a flood of them must not keep a pool's users from signing in.
package struct AuthorizationGates: Sendable {
  let counting: AuthorizationGate
  let plain: AuthorizationGate

  package init(counting: AuthorizationGate, plain: AuthorizationGate) {
    self.counting = counting
    self.plain = plain
  }
}
