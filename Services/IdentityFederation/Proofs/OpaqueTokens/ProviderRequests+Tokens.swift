extension ProviderRequests {
  /// What a provider says about a token.
  ///
  /// `isOfToken` tells the provider's word on the token from trouble of its own, which proves nothing.
  func document<Document: Decodable, Fault: Decodable>(
    _ type: Document.Type,
    at path: String,
    below address: ProviderAddress,
    asking members: [(name: String, value: String)],
    refusedIf isOfToken: (Fault) -> Bool
  ) async throws(ProofFailure<OpaqueTokenRefusal>) -> Document {
    guard let place = address.appending(path) else {
      throw .fault(fault(at: address, "its address is too long"))
    }
    let answer: ProviderAnswer
    do {
      answer = try await self.answer(to: .get(place, asking: members))
    } catch {
      throw .fault(error)
    }
    if answer.status == 200, let found = Self.json(type, answer.body) { return found }
    if (400...499).contains(answer.status), let fault = Self.json(Fault.self, answer.body),
      isOfToken(fault)
    {
      throw .refused(.rejected)
    }
    throw .fault(fault(at: place, "status \(answer.status)"))
  }
}
