internal import AuthenticationCore
internal import AuthenticationMessages
internal import AuthenticationProtection
internal import PublicOperations

extension Accounts {
  /// Records what a call without a token has done to a user; nothing for a name without one.
  func record(
    _ kind: AuthEvent.Kind,
    _ response: AuthEvent.Response,
    of account: NamedAccount,
    _ context: UserContextDataType?,
    _ call: Call,
    isLeaked: Bool? = nil
  ) {
    let source = ContextSource(ClientContext(context), enteredName: account.name, call)
    guard let user = account.user else {
      // The same work for a name without a user.
      return protection.pretendToRecord(source, account.client, in: account.pool)
    }
    protection.record(
      kind,
      response,
      of: user,
      by: source,
      account.client,
      in: account.pool,
      isPasswordLeaked: isLeaked
    )
  }
}
