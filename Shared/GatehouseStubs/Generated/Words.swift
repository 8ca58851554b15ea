// swift-format-ignore-file
// Generated from Proto/words.txt. Do not edit.

/// What became of the link in a verification message.
public enum LinkOutcome: String, Sendable, Hashable, CaseIterable {
  /// The user is confirmed now.
  case confirmed
  /// The code is right, and was used before: often by a scanner of mail, which follows links.
  case alreadyConfirmed = "already_confirmed"
  /// The code was right once.
  case expired
  /// The address is another account's.
  case taken
  /// The only answer to a caller without the right code, whether or not the user exists.
  case wrong
}

/// What became of a user's word on a sign-in, given by the link in a notice.
public enum FeedbackOutcome: String, Sendable, Hashable, CaseIterable {
  /// The sign-in was the user's own.
  case valid
  /// The sign-in was not the user's own.
  case invalid
  /// The same, and all sessions of the user have ended.
  case invalidAndEnded = "invalid_and_ended"
  /// The only answer to a caller without the right token.
  case wrong
}

/// Why a token request gets no tokens: RFC 6749 §5.2 and §4.1.2.1, RFC 8693 §2.2.2.
public enum TokenGrantError: String, Sendable, Hashable, CaseIterable {
  /// The request is not one that the specification allows.
  case invalidRequest = "invalid_request"
  /// The client is not known, or has not proved its identity.
  case invalidClient = "invalid_client"
  /// The token or code is not accepted.
  case invalidGrant = "invalid_grant"
  /// The client may not use the grant.
  case unauthorizedClient = "unauthorized_client"
  /// The scope is not offered.
  case invalidScope = "invalid_scope"
  /// The target is not known.
  case invalidTarget = "invalid_target"
  /// Another server is out of reach: the token is as good as before.
  case temporarilyUnavailable = "temporarily_unavailable"
  /// A token of this kind is not revoked (RFC 7009 §2.2.1).
  case unsupportedTokenType = "unsupported_token_type"
}

/// Why a browser's authorization request is refused: RFC 6749 §4.1.2.1, OpenID Connect Core §3.1.2.6 and §6, RFC 8707 §2, and Cognito's word for an address that is not registered.
public enum AuthorizationError: String, Sendable, Hashable, CaseIterable {
  /// The request is not one that the specification allows.
  case invalidRequest = "invalid_request"
  /// The client may not use the grant.
  case unauthorizedClient = "unauthorized_client"
  /// The user, or a function of the pool, said no.
  case accessDenied = "access_denied"
  /// A scope that is not the client's.
  case invalidScope = "invalid_scope"
  /// The service that the token is to be for is not named as it must be.
  case invalidTarget = "invalid_target"
  /// A page would be needed, and none may be shown.
  case loginRequired = "login_required"
  /// A page would be needed beyond that of the sign-in.
  case interactionRequired = "interaction_required"
  /// Consent would be needed, and none may be asked for.
  case consentRequired = "consent_required"
  /// Requests in a JWT are not understood.
  case requestNotSupported = "request_not_supported"
  /// Requests at an address of the client's are not fetched.
  case requestUriNotSupported = "request_uri_not_supported"
  /// The redirect_uri is none of the client's.
  case redirectMismatch = "redirect_mismatch"
  /// A fault of ours.
  case serverError = "server_error"
  /// The service cannot answer for now.
  case temporarilyUnavailable = "temporarily_unavailable"
}

/// Why userInfo shows nothing: RFC 6750 §3.1.
public enum UserInfoError: String, Sendable, Hashable, CaseIterable {
  /// The request has no token, or not one of a token's form.
  case invalidRequest = "invalid_request"
  /// The token is expired, revoked, or not one for userInfo.
  case invalidToken = "invalid_token"
}

/// What a request to sign out lacks.
public enum EndSessionFault: String, Sendable, Hashable, CaseIterable {
  /// It names no client.
  case clientIdMissing = "client_id_missing"
  /// It names neither where to go nor where to sign in again.
  case redirectUriMissing = "redirect_uri_missing"
  /// Nothing of it can be followed.
  case invalidRequest = "invalid_request"
}

/// Which value of a TokenClaim is meant.
public enum TokenClaimKind: String, Sendable, Hashable, CaseIterable {
  /// The text.
  case string
  /// The truth value.
  case bool
  /// The list of texts.
  case list
  /// Any JSON value.
  case json
}

/// Why a browser that was sent to a provider stays with a page of ours: no client is proved that could be told.
public enum ProviderRedirectPage: String, Sendable, Hashable, CaseIterable {
  /// No sign-in of this browser waits for the answer.
  case otherBrowser = "other_browser"
  /// The request is none that could go on.
  case unusable
}

/// What became of a step of a provider's test.
public enum ProviderTestOutcome: String, Sendable, Hashable, CaseIterable {
  /// A sign-in passes it.
  case passed
  /// A sign-in passes it, and something is worth a look.
  case noted
  /// A sign-in ends here.
  case failed
}

/// What an operator should look at before users do.
public enum ConsoleWarningKind: String, Sendable, Hashable, CaseIterable {
  /// A function failed in the last day.
  case functionFails = "function_fails"
  /// Messages to users were given up in the last day.
  case messagesFail = "messages_fail"
  /// Messages to users are tried again and again.
  case messagesWait = "messages_wait"
  /// Events for the receiver of a pool's log are tried again and again.
  case logsWait = "logs_wait"
  /// Pushes or events of apps are tried again and again.
  case noticesWait = "notices_wait"
  /// The certificates of a provider end soon, or have ended.
  case certificateEnds = "certificate_ends"
  /// A provider has other certificates than before.
  case certificateChanged = "certificate_changed"
  /// A signing key has signed for more than a year.
  case keyAged = "key_aged"
  /// A service that knows more did not answer.
  case unknown
}

/// The pages on which users sign in.
public enum HostedPage: String, Sendable, Hashable, CaseIterable {
  /// Name and password.
  case login
  /// A new account.
  case signUp = "sign_up"
  /// The code that confirms a sign-up.
  case confirm
  /// Another code for a sign-up.
  case resendCode = "resend_code"
  /// A forgotten password.
  case forgotPassword = "forgot_password"
  /// The code and the new password.
  case confirmForgotPassword = "confirm_forgot_password"
  /// A password in place of a temporary one.
  case newPassword = "new_password"
  /// Which second factor is given or set up.
  case selectFactor = "select_factor"
  /// The code of a second factor.
  case factorCode = "factor_code"
  /// An authenticator is set up.
  case authenticatorSetUp = "authenticator_set_up"
  /// An e-mail address becomes a second factor.
  case emailSetUp = "email_set_up"
  /// Codes for a lost factor, shown once.
  case recoveryCodes = "recovery_codes"
  /// The name was typed; how it is proved is chosen.
  case firstFactor = "first_factor"
  /// The password of a name that was typed before.
  case password
  /// Which account the browser goes on with.
  case chooseAccount = "choose_account"
  /// An outside provider goes on.
  case provider
  /// A passkey is offered for the next sign-in.
  case addPasskey = "add_passkey"
  /// The sign-in has ended well; the browser goes back to the client.
  case finished
  /// The step is over, or never was one of this browser.
  case over
  /// The pool has no pages, or the client cannot use them.
  case unavailable
  /// What went wrong with an address.
  case error
  /// The browser is signed out.
  case signedOut = "signed_out"
}

/// Which names sign a user of the pool in.
public enum HostedPageName: String, Sendable, Hashable, CaseIterable {
  /// A username.
  case username
  /// An e-mail address.
  case email
  /// A phone number.
  case phoneNumber = "phone_number"
  /// An e-mail address or a phone number.
  case emailOrPhoneNumber = "email_or_phone_number"
  /// A username or an alias.
  case usernameOrAlias = "username_or_alias"
}

/// What a page tells of its last form.
public enum HostedPageNoticeWord: String, Sendable, Hashable, CaseIterable {
  /// The name or the password is wrong.
  case wrongCredentials = "wrong_credentials"
  /// Too many passwords were wrong.
  case locked
  /// The account is disabled.
  case disabled
  /// Sign-ins are stopped for the account.
  case stopped
  /// The temporary password has expired.
  case temporaryPasswordExpired = "temporary_password_expired"
  /// The password has to be reset first.
  case resetRequired = "reset_required"
  /// The sign-up is not confirmed yet.
  case notConfirmed = "not_confirmed"
  /// The code is wrong.
  case wrongCode = "wrong_code"
  /// The code has expired.
  case expiredCode = "expired_code"
  /// The code was used before.
  case usedCode = "used_code"
  /// Too many attempts.
  case tooMany = "too_many"
  /// A field was left empty.
  case missing
  /// A field's value does not fit.
  case unfit
  /// The two passwords differ.
  case passwordsDiffer = "passwords_differ"
  /// The password is too weak.
  case weakPassword = "weak_password"
  /// The password was used before.
  case formerPassword = "former_password"
  /// The name is taken.
  case nameTaken = "name_taken"
  /// Users cannot sign up by themselves.
  case signUpClosed = "sign_up_closed"
  /// The password cannot be reset by a code.
  case resetImpossible = "reset_impossible"
  /// A function of the pool refused.
  case refusedByFunction = "refused_by_function"
  /// The step is over.
  case over
  /// The service is out of order.
  case fault
  /// A code was sent.
  case codeSent = "code_sent"
  /// The account is confirmed.
  case confirmed
  /// The password is changed.
  case passwordChanged = "password_changed"
  /// Another code can be sent only in a moment.
  case wait
  /// The passkey was not accepted.
  case wrongPasskey = "wrong_passkey"
  /// The pool asks for a second factor that no page can set up.
  case factorNeeded = "factor_needed"
  /// The client's pages cannot go on with this kind of sign-in.
  case notHere = "not_here"
  /// No provider of the client has the mail domain.
  case unknownDomain = "unknown_domain"
}
