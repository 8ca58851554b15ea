package import AuthenticationMessages

/// What a client tells of its user's place and device (UserContextData, ContextData), none of it proved.
package struct ClientContext: Sendable, Hashable {
  /// The user's address.
  package let address: String?
  package let encodedData: String?
  /// The User-Agent that a backend has seen.
  package let userAgent: String?
  /// By which the service's own pages know the browser again.
  package let browserID: String?

  package init(
    address: String? = nil,
    encodedData: String? = nil,
    userAgent: String? = nil,
    browserID: String? = nil
  ) {
    self.address = address
    self.encodedData = encodedData
    self.userAgent = userAgent
    self.browserID = browserID
  }

  /// What a user's own call tells.
  package init(_ data: UserContextDataType?) {
    self.init(address: data?.ipAddress, encodedData: data?.encodedData)
  }

  /// What a backend tells in an administrator's call.
  package init(_ data: ContextDataType?) {
    let agent = data?.httpHeaders?.first { $0.headerName?.lowercased() == "user-agent" }
    self.init(
      address: data?.ipAddress,
      encodedData: data?.encodedData,
      userAgent: agent?.headerValue.map { String($0.prefix(512)) }
    )
  }
}
