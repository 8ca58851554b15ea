internal import HTTPTypes
internal import HummingbirdCore
internal import NIOCore

/// Reads bodies whole, each and all together within their limits.
struct RequestBodies: Sendable {
  let budget: BodyBudget
  /// Bytes of one body.
  let maxBytes: Int

  /// Reads the body to its end, whatever else is wrong: a refusal then leaves the connection usable.
  ///
  /// It is kept only where something is to read it. What is reserved of the budget for it is in `place`,
  /// also when this throws, and is the caller's to release.
  func read(
    _ request: Request,
    isKept: Bool,
    in place: BodyPlace
  ) async throws(PublicError) -> [UInt8] {
    if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > maxBytes {
      throw .bodyTooLarge
    }
    var body: [UInt8] = []
    var count = 0
    do {
      for try await piece in request.body {
        count += piece.readableBytes
        guard count <= maxBytes else { throw PublicError.bodyTooLarge }
        guard isKept else { continue }
        guard place.reserve(piece.readableBytes, isRead: true) else {
          throw PublicError.tooManyAtOnce
        }
        body.append(contentsOf: piece.readableBytesView)
      }
      place.finishReading()
      return body
    } catch let error as PublicError {
      throw error
    } catch {
      throw .malformedBody
    }
  }

  /// The same for bodies of so many bytes, unless they may have more anyway.
  func allowing(_ bytes: Int) -> RequestBodies {
    RequestBodies(budget: budget, maxBytes: max(maxBytes, bytes))
  }

  /// A place for the request's body, to be released when its answer is made.
  func place(for request: EndpointRequest) -> BodyPlace {
    budget.place(of: request.caller.sourceIP, end: request.end)
  }
}
