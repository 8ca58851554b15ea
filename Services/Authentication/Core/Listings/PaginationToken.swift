package import Cryptography

/// The NextToken of a listing: a sealed place in it.
///
/// Sealed, so that it tells nothing and cannot be made up, and bound to the listing it came from,
/// so that a token of one pool's listing does not open another's.
package struct PaginationToken: Sendable {
  let sealer: Sealer
  /// The operation and everything that selects what it lists.
  let listing: String

  package init(sealer: Sealer, listing: String...) {
    self.sealer = sealer
    self.listing = "next_token|" + listing.joined(separator: "|")
  }

  package func text(for position: String) throws(AuthenticationFailure) -> String {
    do throws(CryptographyError) {
      return Base64URL.encode(
        try sealer.seal(Array(position.utf8), associatedData: Array(listing.utf8))
      )
    } catch {
      throw .internalFault("a pagination token cannot be sealed: \(error)")
    }
  }

  package func position(from text: String) throws(AuthenticationFailure) -> String {
    guard let sealed = Base64URL.decode(text) else { throw .invalidPaginationToken }
    do throws(CryptographyError) {
      let position = try sealer.open(sealed, associatedData: Array(listing.utf8))
      return String(decoding: position, as: UTF8.self)
    } catch {
      throw .invalidPaginationToken
    }
  }

  package func text(for position: CreationPosition) throws(AuthenticationFailure) -> String {
    try text(for: "\(position.createdAtUnixMillis) \(position.id)")
  }

  /// The place the token stands for; the listing's start when there is none.
  package func creationPosition(
    from text: String?
  ) throws(AuthenticationFailure) -> CreationPosition {
    guard let text else { return .start }
    let parts = try position(from: text).split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let unixMillis = Int64(parts[0]) else { throw .invalidPaginationToken }
    return CreationPosition(createdAtUnixMillis: unixMillis, id: String(parts[1]))
  }
}

extension AuthenticationFailure {
  package static let invalidPaginationToken = invalidParameter("Invalid pagination token given.")
}
