/// A client and the pool it belongs to.
package struct ClientAndPool: Sendable {
  package let client: ClientSettings
  package let pool: UserPoolSettings

  package init(client: ClientSettings, pool: UserPoolSettings) {
    self.client = client
    self.pool = pool
  }
}
