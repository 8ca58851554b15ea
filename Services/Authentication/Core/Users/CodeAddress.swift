/// Where a code goes.
struct CodeAddress: Sendable, Hashable {
  let medium: DeliveryMedium
  let destination: String
}
