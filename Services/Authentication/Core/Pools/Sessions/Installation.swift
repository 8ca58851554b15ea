/// The name that an app gives its own copy on a device (SES-31); it proves nothing.
package struct Installation: Sendable, Hashable {
  package let name: String

  /// The member of ClientMetadata that has it.
  package static let member = "gatehouse:installation"

  /// Refuses a text of another form than 1 to 128 printable ASCII characters.
  package init(_ text: String) throws(AuthenticationFailure) {
    guard (1...128).contains(text.utf8.count), text.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else {
      throw .invalidParameter(
        "\(Self.member) must be 1 to 128 printable ASCII characters without a space."
      )
    }
    name = text
  }
}
