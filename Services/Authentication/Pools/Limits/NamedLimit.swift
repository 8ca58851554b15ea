internal import AuthenticationCore
internal import AuthenticationMessages
internal import GatehouseStubs
internal import PublicOperations

/// What the operations of limits share.
extension Pools {
  /// The category that a definition names, which has no other attribute.
  static func category(
    of definition: LimitDefinitionType?
  ) throws(AuthenticationFailure) -> RequestCategory {
    guard let definition else { throw .missing("limitDefinition") }
    let attributes = definition.attributes ?? [:]
    guard attributes.count == 1, let name = attributes["Category"] else {
      throw .invalidParameter("The attributes of a limit are exactly Category.")
    }
    guard let category = RequestCategory(rawValue: name), category != .challengeResponse else {
      throw .resourceNotFound("There is no limit of the category \(name.prefix(128)).")
    }
    return category
  }

  /// The limit as the API describes it.
  func limit(of category: RequestCategory, _ stored: [String: Int]) -> LimitType {
    let free = requestRates[category]
    return LimitType(
      limitDefinition: LimitDefinitionType(
        limitClass: "API_CATEGORY",
        attributes: ["Category": category.rawValue]
      ),
      provisionedLimitValue: Int32(clamping: stored[category.rawValue] ?? free),
      freeLimitValue: Int32(clamping: free)
    )
  }
}
