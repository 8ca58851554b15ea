/// Where a code goes.
package struct CodeAddress: Sendable, Hashable {
  package let medium: DeliveryMedium
  package let destination: String

  package init(medium: DeliveryMedium, destination: String) {
    self.medium = medium
    self.destination = destination
  }
}
