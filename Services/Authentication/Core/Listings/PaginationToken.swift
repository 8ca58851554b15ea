package import Cryptography
package import PublicOperations

package typealias PaginationToken = ListingToken<AuthenticationFailure>

extension ListingToken where Failure == AuthenticationFailure {
  package init(sealer: Sealer, listing: String...) {
    self.init(sealer: sealer, listing: listing) { AuthenticationFailure($0) }
  }
}

extension AuthenticationFailure {
  package static let invalidPaginationToken = invalidParameter("Invalid pagination token given.")
}
