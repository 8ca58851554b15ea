/// What a provider answered.
package struct ProviderAnswer: Sendable {
  package let status: Int
  /// The header `Cache-Control`.
  package let cacheControl: String?
  /// The header `Age`.
  package let age: String?
  /// The header `Date`.
  package let date: String?
  package let body: [UInt8]

  package init(
    status: Int,
    cacheControl: String? = nil,
    age: String? = nil,
    date: String? = nil,
    body: [UInt8]
  ) {
    self.status = status
    self.cacheControl = cacheControl
    self.age = age
    self.date = date
    self.body = body
  }
}

/// Why a provider gave no answer; the sentence is for the operator.
package struct ProviderSilence: Error, Sendable, Hashable {
  package let sentence: String

  package init(_ sentence: String) {
    self.sentence = sentence
  }
}

/// The way to the providers.
package protocol ProviderTransport: Sendable {
  /// Sends a request, whose answer has at most 256 KiB and comes within 3 seconds; follows no redirect.
  ///
  /// With `onlyPublic` no host answers whose address is not public.
  func send(
    _ request: ProviderRequest,
    onlyPublic: Bool
  ) async throws(ProviderSilence) -> ProviderAnswer
}
