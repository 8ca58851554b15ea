// swift-format-ignore-file
// Generated from botocore's models and Proto/apis. Do not edit.

internal import GatehouseMessages
internal import GatehouseStubs
internal import RPC

extension PublicAPI {
  /// AWS Security Token Service.
  static let sts: PublicAPI = PublicAPI(
    name: "sts",
    form: .query(namespace: "https://sts.amazonaws.com/doc/2011-06-15/", version: "2011-06-15"),
    breach: "InvalidParameterException",
    operations: [
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
        "GetCallerIdentity",
        label: "GetCallerIdentity",
        isSigned: true,
        isRead: true,
        fault: "InternalFailure",
        namespace: "https://sts.amazonaws.com/doc/2011-06-15/",
        method: OwnedMethod<GetCallerIdentityRequest, GetCallerIdentityResponse>(.identityFederation, IdentityFederationMethods.getCallerIdentity)
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
