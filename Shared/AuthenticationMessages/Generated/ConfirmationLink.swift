// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/confirmation_link.proto. Do not edit.

internal import GatehouseMessages

/// The parts of a link.
public struct ConfirmSignUpByLinkRequest: Sendable, Hashable {
  /// client_id.
  public var clientId: String?
  /// username.
  public var username: String?
  /// confirmation_code.
  public var confirmationCode: String?

  /// Makes a message; what is not given is absent.
  public init(
    clientId: String? = nil,
    username: String? = nil,
    confirmationCode: String? = nil
  ) {
    self.clientId = clientId
    self.username = username
    self.confirmationCode = confirmationCode
  }
}

extension ConfirmSignUpByLinkRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "clientId": self.clientId as Any,
        "username": sizeOnly(self.username),
        "confirmationCode": sizeOnly(self.confirmationCode),
      ],
      displayStyle: .struct
    )
  }
}

/// How it went.
public struct ConfirmSignUpByLinkResponse: Sendable, Hashable {
  /// A word of LinkOutcome in words.txt.
  public var outcome: String?

  /// Makes a message; what is not given is absent.
  public init(
    outcome: String? = nil
  ) {
    self.outcome = outcome
  }
}
