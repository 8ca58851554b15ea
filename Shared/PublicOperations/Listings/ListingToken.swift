public import Cryptography

/// The NextToken of a listing: a sealed place in it.
///
/// Sealed, so that it tells nothing and cannot be made up, and bound to the listing it came from,
/// so that a token of one pool's listing does not open another's.
public struct ListingToken<Failure: Error>: Sendable {
  private let sealer: Sealer
  /// The operation and everything that selects what it lists.
  private let listing: String
  private let failure: @Sendable (GateFailure) -> Failure

  /// Tokens of a listing; `failure` tells a service's own failure for one of these.
  public init(
    sealer: Sealer,
    listing: [String],
    failure: @escaping @Sendable (GateFailure) -> Failure
  ) {
    self.sealer = sealer
    self.listing = "next_token|" + listing.joined(separator: "|")
    self.failure = failure
  }

  /// The token of a place.
  public func text(for position: String) throws(Failure) -> String {
    do throws(CryptographyError) {
      return Base64URL.encode(
        try sealer.seal(Array(position.utf8), associatedData: Array(listing.utf8))
      )
    } catch {
      throw failure(.internalFault("a pagination token cannot be sealed: \(error)"))
    }
  }

  /// The place that the token stands for; a failure for any token that was not given by this listing.
  public func position(from text: String) throws(Failure) -> String {
    guard let sealed = Base64URL.decode(text) else { throw invalid }
    do throws(CryptographyError) {
      let position = try sealer.open(sealed, associatedData: Array(listing.utf8))
      return String(decoding: position, as: UTF8.self)
    } catch {
      throw invalid
    }
  }

  /// The token of a place in the order of creation.
  public func text(for position: CreationPosition) throws(Failure) -> String {
    try text(for: "\(position.createdAtUnixMillis) \(position.id)")
  }

  /// The place the token stands for; the listing's start when there is none.
  public func creationPosition(from text: String?) throws(Failure) -> CreationPosition {
    guard let text else { return .start }
    let parts = try position(from: text).split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let unixMillis = Int64(parts[0]) else { throw invalid }
    return CreationPosition(createdAtUnixMillis: unixMillis, id: String(parts[1]))
  }

  private var invalid: Failure {
    failure(.invalidParameter("Invalid pagination token given."))
  }
}
