package import Cryptography
package import PublicOperations

package typealias PaginationToken = ListingToken<IdentityFederationFailure>

extension ListingToken where Failure == IdentityFederationFailure {
  /// Tokens of the listing that an operation gives of what the other texts name.
  package init(sealer: Sealer, listing: String...) {
    self.init(sealer: sealer, listing: listing) { failure in
      switch failure {
      case .invalidParameter(let message): .invalidParameter(message)
      case .unavailable(let message): .unavailable(message)
      case .internalFault(let message): .internalFault(message)
      }
    }
  }
}
