// swift-format-ignore-file
// Generated from botocore's models and Proto/apis. Do not edit.

internal import IdentityFederationMessages
internal import IdentityFederationStubs
internal import RPC

extension PublicAPI {
  /// AWS Security Token Service.
  static let sts: PublicAPI = PublicAPI(
    name: "sts",
    form: .query(namespace: "https://sts.amazonaws.com/doc/2011-06-15/", version: "2011-06-15"),
    breach: "InvalidParameterException",
    operations: [
      .query(
        "AssumeRole",
        label: "AssumeRole",
        isSigned: true,
        isRead: true,
        fault: "InternalFailure",
        namespace: "https://sts.amazonaws.com/doc/2011-06-15/",
        method: OwnedMethod<AssumeRoleRequest, AssumeRoleResponse>(.identityFederation, IdentityFederationMethods.assumeRole)
      ),
      .query(
        "AssumeRoleWithSAML",
        label: "AssumeRoleWithSAML",
        isSigned: false,
        isRead: true,
        fault: "InternalFailure",
        namespace: "https://sts.amazonaws.com/doc/2011-06-15/",
        method: OwnedMethod<AssumeRoleWithSAMLRequest, AssumeRoleWithSAMLResponse>(.identityFederation, IdentityFederationMethods.assumeRoleWithSAML)
      ),
      .query(
        "AssumeRoleWithWebIdentity",
        label: "AssumeRoleWithWebIdentity",
        isSigned: false,
        isRead: false,
        fault: "InternalFailure",
        namespace: "https://sts.amazonaws.com/doc/2011-06-15/",
        method: OwnedMethod<AssumeRoleWithWebIdentityRequest, AssumeRoleWithWebIdentityResponse>(.identityFederation, IdentityFederationMethods.assumeRoleWithWebIdentity)
      ),
      .query(
        "AssumeRoot",
        label: "AssumeRoot",
        isSigned: true,
        isRead: true,
        fault: "InternalFailure",
        namespace: "https://sts.amazonaws.com/doc/2011-06-15/",
        method: OwnedMethod<AssumeRootRequest, AssumeRootResponse>(.identityFederation, IdentityFederationMethods.assumeRoot)
      ),
      .query(
        "DecodeAuthorizationMessage",
        label: "DecodeAuthorizationMessage",
        isSigned: true,
        isRead: true,
        fault: "InternalFailure",
        namespace: "https://sts.amazonaws.com/doc/2011-06-15/",
        method: OwnedMethod<DecodeAuthorizationMessageRequest, DecodeAuthorizationMessageResponse>(.identityFederation, IdentityFederationMethods.decodeAuthorizationMessage)
      ),
      .query(
        "GetAccessKeyInfo",
        label: "GetAccessKeyInfo",
        isSigned: true,
        isRead: true,
        fault: "InternalFailure",
        namespace: "https://sts.amazonaws.com/doc/2011-06-15/",
        method: OwnedMethod<GetAccessKeyInfoRequest, GetAccessKeyInfoResponse>(.identityFederation, IdentityFederationMethods.getAccessKeyInfo)
      ),
      .query(
        "GetCallerIdentity",
        label: "GetCallerIdentity",
        isSigned: true,
        isRead: true,
        fault: "InternalFailure",
        namespace: "https://sts.amazonaws.com/doc/2011-06-15/",
        method: OwnedMethod<GetCallerIdentityRequest, GetCallerIdentityResponse>(.identityFederation, IdentityFederationMethods.getCallerIdentity)
      ),
      .query(
        "GetDelegatedAccessToken",
        label: "GetDelegatedAccessToken",
        isSigned: true,
        isRead: true,
        fault: "InternalFailure",
        namespace: "https://sts.amazonaws.com/doc/2011-06-15/",
        method: OwnedMethod<GetDelegatedAccessTokenRequest, GetDelegatedAccessTokenResponse>(.identityFederation, IdentityFederationMethods.getDelegatedAccessToken)
      ),
      .query(
        "GetFederationToken",
        label: "GetFederationToken",
        isSigned: true,
        isRead: true,
        fault: "InternalFailure",
        namespace: "https://sts.amazonaws.com/doc/2011-06-15/",
        method: OwnedMethod<GetFederationTokenRequest, GetFederationTokenResponse>(.identityFederation, IdentityFederationMethods.getFederationToken)
      ),
      .query(
        "GetSessionToken",
        label: "GetSessionToken",
        isSigned: true,
        isRead: true,
        fault: "InternalFailure",
        namespace: "https://sts.amazonaws.com/doc/2011-06-15/",
        method: OwnedMethod<GetSessionTokenRequest, GetSessionTokenResponse>(.identityFederation, IdentityFederationMethods.getSessionToken)
      ),
      .query(
        "GetWebIdentityToken",
        label: "GetWebIdentityToken",
        isSigned: true,
        isRead: true,
        fault: "InternalFailure",
        namespace: "https://sts.amazonaws.com/doc/2011-06-15/",
        method: OwnedMethod<GetWebIdentityTokenRequest, GetWebIdentityTokenResponse>(.identityFederation, IdentityFederationMethods.getWebIdentityToken)
      ),
    ],
    exceptions: [
      "IDPCommunicationErrorException": DeclaredException(status: 400, code: "IDPCommunicationError"),
      "IDPRejectedClaimException": DeclaredException(status: 403, code: "IDPRejectedClaim"),
      "InvalidIdentityTokenException": DeclaredException(status: 400, code: "InvalidIdentityToken"),
      "MalformedPolicyDocumentException": DeclaredException(status: 400, code: "MalformedPolicyDocument"),
      "OutboundWebIdentityFederationDisabledException": DeclaredException(status: 403),
      "PackedPolicyTooLargeException": DeclaredException(status: 400, code: "PackedPolicyTooLarge"),
      "RegionDisabledException": DeclaredException(status: 403),
      "SessionDurationEscalationException": DeclaredException(status: 403),
    ],
    knownNames: [
      "AssumeRole",
      "AssumeRoleWithSAML",
      "AssumeRoleWithWebIdentity",
      "AssumeRoot",
      "DecodeAuthorizationMessage",
      "GetAccessKeyInfo",
      "GetCallerIdentity",
      "GetDelegatedAccessToken",
      "GetFederationToken",
      "GetSessionToken",
      "GetWebIdentityToken",
    ]
  )
}
