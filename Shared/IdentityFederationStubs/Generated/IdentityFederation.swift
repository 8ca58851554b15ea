// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/identity_federation_service.proto. Do not edit.

internal import GatehouseStubs
public import IdentityFederationMessages
public import RPC

/// The methods of gatehouse.identity_federation.v1.IdentityFederationService.
public enum IdentityFederationMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.identity_federation.v1.IdentityFederationService"
  /// CreateIdentityPool.
  public static let createIdentityPool: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/CreateIdentityPool")
  /// DescribeIdentityPool.
  public static let describeIdentityPool: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/DescribeIdentityPool")
  /// UpdateIdentityPool.
  public static let updateIdentityPool: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/UpdateIdentityPool")
  /// DeleteIdentityPool.
  public static let deleteIdentityPool: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/DeleteIdentityPool")
  /// ListIdentityPools.
  public static let listIdentityPools: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/ListIdentityPools")
  /// GetIdentityPoolRoles.
  public static let getIdentityPoolRoles: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/GetIdentityPoolRoles")
  /// SetIdentityPoolRoles.
  public static let setIdentityPoolRoles: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/SetIdentityPoolRoles")
  /// GetPrincipalTagAttributeMap.
  public static let getPrincipalTagAttributeMap: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/GetPrincipalTagAttributeMap")
  /// SetPrincipalTagAttributeMap.
  public static let setPrincipalTagAttributeMap: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/SetPrincipalTagAttributeMap")
  /// TagResource.
  public static let tagResource: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/TagResource")
  /// UntagResource.
  public static let untagResource: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/UntagResource")
  /// ListTagsForResource.
  public static let listTagsForResource: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/ListTagsForResource")
  /// GetId.
  public static let getId: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/GetId")
  /// GetOpenIdToken.
  public static let getOpenIdToken: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/GetOpenIdToken")
  /// GetCredentialsForIdentity.
  public static let getCredentialsForIdentity: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/GetCredentialsForIdentity")
  /// DescribeIdentity.
  public static let describeIdentity: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/DescribeIdentity")
  /// ListIdentities.
  public static let listIdentities: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/ListIdentities")
  /// DeleteIdentities.
  public static let deleteIdentities: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/DeleteIdentities")
  /// UnlinkIdentity.
  public static let unlinkIdentity: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/UnlinkIdentity")
  /// GetOpenIdTokenForDeveloperIdentity.
  public static let getOpenIdTokenForDeveloperIdentity: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/GetOpenIdTokenForDeveloperIdentity")
  /// LookupDeveloperIdentity.
  public static let lookupDeveloperIdentity: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/LookupDeveloperIdentity")
  /// MergeDeveloperIdentities.
  public static let mergeDeveloperIdentities: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/MergeDeveloperIdentities")
  /// UnlinkDeveloperIdentity.
  public static let unlinkDeveloperIdentity: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/UnlinkDeveloperIdentity")
  /// ListDatasets.
  public static let listDatasets: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/ListDatasets")
  /// DescribeDataset.
  public static let describeDataset: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/DescribeDataset")
  /// DeleteDataset.
  public static let deleteDataset: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/DeleteDataset")
  /// ListRecords.
  public static let listRecords: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/ListRecords")
  /// UpdateRecords.
  public static let updateRecords: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/UpdateRecords")
  /// RegisterDevice.
  public static let registerDevice: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/RegisterDevice")
  /// SubscribeToDataset.
  public static let subscribeToDataset: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/SubscribeToDataset")
  /// UnsubscribeFromDataset.
  public static let unsubscribeFromDataset: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/UnsubscribeFromDataset")
  /// GetIdentityPoolConfiguration.
  public static let getIdentityPoolConfiguration: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/GetIdentityPoolConfiguration")
  /// SetIdentityPoolConfiguration.
  public static let setIdentityPoolConfiguration: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/SetIdentityPoolConfiguration")
  /// GetCognitoEvents.
  public static let getCognitoEvents: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/GetCognitoEvents")
  /// SetCognitoEvents.
  public static let setCognitoEvents: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/SetCognitoEvents")
  /// BulkPublish.
  public static let bulkPublish: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/BulkPublish")
  /// GetBulkPublishDetails.
  public static let getBulkPublishDetails: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/GetBulkPublishDetails")
  /// ListIdentityPoolUsage.
  public static let listIdentityPoolUsage: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/ListIdentityPoolUsage")
  /// DescribeIdentityPoolUsage.
  public static let describeIdentityPoolUsage: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/DescribeIdentityPoolUsage")
  /// DescribeIdentityUsage.
  public static let describeIdentityUsage: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/DescribeIdentityUsage")
  /// AssumeRole.
  public static let assumeRole: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/AssumeRole")
  /// AssumeRoleWithSAML.
  public static let assumeRoleWithSAML: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/AssumeRoleWithSAML")
  /// AssumeRoleWithWebIdentity.
  public static let assumeRoleWithWebIdentity: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/AssumeRoleWithWebIdentity")
  /// AssumeRoot.
  public static let assumeRoot: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/AssumeRoot")
  /// DecodeAuthorizationMessage.
  public static let decodeAuthorizationMessage: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/DecodeAuthorizationMessage")
  /// GetAccessKeyInfo.
  public static let getAccessKeyInfo: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/GetAccessKeyInfo")
  /// GetCallerIdentity.
  public static let getCallerIdentity: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/GetCallerIdentity")
  /// GetDelegatedAccessToken.
  public static let getDelegatedAccessToken: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/GetDelegatedAccessToken")
  /// GetFederationToken.
  public static let getFederationToken: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/GetFederationToken")
  /// GetSessionToken.
  public static let getSessionToken: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/GetSessionToken")
  /// GetWebIdentityToken.
  public static let getWebIdentityToken: RPCMethod = RPCMethod("gatehouse.identity_federation.v1.IdentityFederationService/GetWebIdentityToken")
}

/// Calls gatehouse.identity_federation.v1.IdentityFederationService.
public struct IdentityFederationClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// CreateIdentityPool.
  public func createIdentityPool(_ request: CreateIdentityPoolRequest, context: RPCCallContext) async throws(RPCError) -> IdentityPool {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.createIdentityPool, bytes, context: context))
  }

  /// DescribeIdentityPool.
  public func describeIdentityPool(_ request: DescribeIdentityPoolRequest, context: RPCCallContext) async throws(RPCError) -> IdentityPool {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.describeIdentityPool, bytes, context: context))
  }

  /// UpdateIdentityPool.
  public func updateIdentityPool(_ request: IdentityPool, context: RPCCallContext) async throws(RPCError) -> IdentityPool {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.updateIdentityPool, bytes, context: context))
  }

  /// DeleteIdentityPool.
  public func deleteIdentityPool(_ request: DeleteIdentityPoolRequest, context: RPCCallContext) async throws(RPCError) -> DeleteIdentityPoolResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.deleteIdentityPool, bytes, context: context))
  }

  /// ListIdentityPools.
  public func listIdentityPools(_ request: ListIdentityPoolsRequest, context: RPCCallContext) async throws(RPCError) -> ListIdentityPoolsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.listIdentityPools, bytes, context: context))
  }

  /// GetIdentityPoolRoles.
  public func getIdentityPoolRoles(_ request: GetIdentityPoolRolesRequest, context: RPCCallContext) async throws(RPCError) -> GetIdentityPoolRolesResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.getIdentityPoolRoles, bytes, context: context))
  }

  /// SetIdentityPoolRoles.
  public func setIdentityPoolRoles(_ request: SetIdentityPoolRolesRequest, context: RPCCallContext) async throws(RPCError) -> SetIdentityPoolRolesResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.setIdentityPoolRoles, bytes, context: context))
  }

  /// GetPrincipalTagAttributeMap.
  public func getPrincipalTagAttributeMap(_ request: GetPrincipalTagAttributeMapRequest, context: RPCCallContext) async throws(RPCError) -> GetPrincipalTagAttributeMapResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.getPrincipalTagAttributeMap, bytes, context: context))
  }

  /// SetPrincipalTagAttributeMap.
  public func setPrincipalTagAttributeMap(_ request: SetPrincipalTagAttributeMapRequest, context: RPCCallContext) async throws(RPCError) -> SetPrincipalTagAttributeMapResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.setPrincipalTagAttributeMap, bytes, context: context))
  }

  /// TagResource.
  public func tagResource(_ request: IdentityTagResourceRequest, context: RPCCallContext) async throws(RPCError) -> IdentityTagResourceResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.tagResource, bytes, context: context))
  }

  /// UntagResource.
  public func untagResource(_ request: IdentityUntagResourceRequest, context: RPCCallContext) async throws(RPCError) -> IdentityUntagResourceResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.untagResource, bytes, context: context))
  }

  /// ListTagsForResource.
  public func listTagsForResource(_ request: IdentityListTagsForResourceRequest, context: RPCCallContext) async throws(RPCError) -> IdentityListTagsForResourceResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.listTagsForResource, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func getId(_ request: GetIdRequest, context: RPCCallContext) async throws(RPCError) -> GetIdResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.getId, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func getOpenIdToken(_ request: GetOpenIdTokenRequest, context: RPCCallContext) async throws(RPCError) -> GetOpenIdTokenResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.getOpenIdToken, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func getCredentialsForIdentity(_ request: GetCredentialsForIdentityRequest, context: RPCCallContext) async throws(RPCError) -> GetCredentialsForIdentityResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.getCredentialsForIdentity, bytes, context: context))
  }

  /// DescribeIdentity.
  public func describeIdentity(_ request: DescribeIdentityRequest, context: RPCCallContext) async throws(RPCError) -> IdentityDescription {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.describeIdentity, bytes, context: context))
  }

  /// ListIdentities.
  public func listIdentities(_ request: ListIdentitiesRequest, context: RPCCallContext) async throws(RPCError) -> ListIdentitiesResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.listIdentities, bytes, context: context))
  }

  /// DeleteIdentities.
  public func deleteIdentities(_ request: DeleteIdentitiesRequest, context: RPCCallContext) async throws(RPCError) -> DeleteIdentitiesResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.deleteIdentities, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func unlinkIdentity(_ request: UnlinkIdentityRequest, context: RPCCallContext) async throws(RPCError) -> UnlinkIdentityResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.unlinkIdentity, bytes, context: context))
  }

  /// GetOpenIdTokenForDeveloperIdentity.
  public func getOpenIdTokenForDeveloperIdentity(_ request: GetOpenIdTokenForDeveloperIdentityRequest, context: RPCCallContext) async throws(RPCError) -> GetOpenIdTokenForDeveloperIdentityResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.getOpenIdTokenForDeveloperIdentity, bytes, context: context))
  }

  /// LookupDeveloperIdentity.
  public func lookupDeveloperIdentity(_ request: LookupDeveloperIdentityRequest, context: RPCCallContext) async throws(RPCError) -> LookupDeveloperIdentityResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.lookupDeveloperIdentity, bytes, context: context))
  }

  /// MergeDeveloperIdentities.
  public func mergeDeveloperIdentities(_ request: MergeDeveloperIdentitiesRequest, context: RPCCallContext) async throws(RPCError) -> MergeDeveloperIdentitiesResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.mergeDeveloperIdentities, bytes, context: context))
  }

  /// UnlinkDeveloperIdentity.
  public func unlinkDeveloperIdentity(_ request: UnlinkDeveloperIdentityRequest, context: RPCCallContext) async throws(RPCError) -> UnlinkDeveloperIdentityResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.unlinkDeveloperIdentity, bytes, context: context))
  }

  /// ListDatasets.
  public func listDatasets(_ request: ListDatasetsRequest, context: RPCCallContext) async throws(RPCError) -> ListDatasetsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.listDatasets, bytes, context: context))
  }

  /// DescribeDataset.
  public func describeDataset(_ request: DescribeDatasetRequest, context: RPCCallContext) async throws(RPCError) -> DescribeDatasetResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.describeDataset, bytes, context: context))
  }

  /// DeleteDataset.
  public func deleteDataset(_ request: DeleteDatasetRequest, context: RPCCallContext) async throws(RPCError) -> DeleteDatasetResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.deleteDataset, bytes, context: context))
  }

  /// ListRecords.
  public func listRecords(_ request: ListRecordsRequest, context: RPCCallContext) async throws(RPCError) -> ListRecordsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.listRecords, bytes, context: context))
  }

  /// UpdateRecords.
  public func updateRecords(_ request: UpdateRecordsRequest, context: RPCCallContext) async throws(RPCError) -> UpdateRecordsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.updateRecords, bytes, context: context))
  }

  /// RegisterDevice.
  public func registerDevice(_ request: RegisterDeviceRequest, context: RPCCallContext) async throws(RPCError) -> RegisterDeviceResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.registerDevice, bytes, context: context))
  }

  /// SubscribeToDataset.
  public func subscribeToDataset(_ request: SubscribeToDatasetRequest, context: RPCCallContext) async throws(RPCError) -> SubscribeToDatasetResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.subscribeToDataset, bytes, context: context))
  }

  /// UnsubscribeFromDataset.
  public func unsubscribeFromDataset(_ request: UnsubscribeFromDatasetRequest, context: RPCCallContext) async throws(RPCError) -> UnsubscribeFromDatasetResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.unsubscribeFromDataset, bytes, context: context))
  }

  /// GetIdentityPoolConfiguration.
  public func getIdentityPoolConfiguration(_ request: GetIdentityPoolConfigurationRequest, context: RPCCallContext) async throws(RPCError) -> GetIdentityPoolConfigurationResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.getIdentityPoolConfiguration, bytes, context: context))
  }

  /// SetIdentityPoolConfiguration.
  public func setIdentityPoolConfiguration(_ request: SetIdentityPoolConfigurationRequest, context: RPCCallContext) async throws(RPCError) -> SetIdentityPoolConfigurationResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.setIdentityPoolConfiguration, bytes, context: context))
  }

  /// GetCognitoEvents.
  public func getCognitoEvents(_ request: GetCognitoEventsRequest, context: RPCCallContext) async throws(RPCError) -> GetCognitoEventsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.getCognitoEvents, bytes, context: context))
  }

  /// SetCognitoEvents.
  public func setCognitoEvents(_ request: SetCognitoEventsRequest, context: RPCCallContext) async throws(RPCError) -> SetCognitoEventsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.setCognitoEvents, bytes, context: context))
  }

  /// BulkPublish.
  public func bulkPublish(_ request: BulkPublishRequest, context: RPCCallContext) async throws(RPCError) -> BulkPublishResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.bulkPublish, bytes, context: context))
  }

  /// GetBulkPublishDetails.
  public func getBulkPublishDetails(_ request: GetBulkPublishDetailsRequest, context: RPCCallContext) async throws(RPCError) -> GetBulkPublishDetailsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.getBulkPublishDetails, bytes, context: context))
  }

  /// ListIdentityPoolUsage.
  public func listIdentityPoolUsage(_ request: ListIdentityPoolUsageRequest, context: RPCCallContext) async throws(RPCError) -> ListIdentityPoolUsageResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.listIdentityPoolUsage, bytes, context: context))
  }

  /// DescribeIdentityPoolUsage.
  public func describeIdentityPoolUsage(_ request: DescribeIdentityPoolUsageRequest, context: RPCCallContext) async throws(RPCError) -> DescribeIdentityPoolUsageResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.describeIdentityPoolUsage, bytes, context: context))
  }

  /// DescribeIdentityUsage.
  public func describeIdentityUsage(_ request: DescribeIdentityUsageRequest, context: RPCCallContext) async throws(RPCError) -> DescribeIdentityUsageResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.describeIdentityUsage, bytes, context: context))
  }

  /// AssumeRole.
  public func assumeRole(_ request: AssumeRoleRequest, context: RPCCallContext) async throws(RPCError) -> AssumeRoleResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.assumeRole, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func assumeRoleWithSAML(_ request: AssumeRoleWithSAMLRequest, context: RPCCallContext) async throws(RPCError) -> AssumeRoleWithSAMLResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.assumeRoleWithSAML, bytes, context: context))
  }

  /// Unsigned on the public side.
  public func assumeRoleWithWebIdentity(_ request: AssumeRoleWithWebIdentityRequest, context: RPCCallContext) async throws(RPCError) -> AssumeRoleWithWebIdentityResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.assumeRoleWithWebIdentity, bytes, context: context))
  }

  /// AssumeRoot.
  public func assumeRoot(_ request: AssumeRootRequest, context: RPCCallContext) async throws(RPCError) -> AssumeRootResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.assumeRoot, bytes, context: context))
  }

  /// DecodeAuthorizationMessage.
  public func decodeAuthorizationMessage(_ request: DecodeAuthorizationMessageRequest, context: RPCCallContext) async throws(RPCError) -> DecodeAuthorizationMessageResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.decodeAuthorizationMessage, bytes, context: context))
  }

  /// GetAccessKeyInfo.
  public func getAccessKeyInfo(_ request: GetAccessKeyInfoRequest, context: RPCCallContext) async throws(RPCError) -> GetAccessKeyInfoResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.getAccessKeyInfo, bytes, context: context))
  }

  /// GetCallerIdentity.
  public func getCallerIdentity(_ request: GetCallerIdentityRequest, context: RPCCallContext) async throws(RPCError) -> GetCallerIdentityResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.getCallerIdentity, bytes, context: context))
  }

  /// GetDelegatedAccessToken.
  public func getDelegatedAccessToken(_ request: GetDelegatedAccessTokenRequest, context: RPCCallContext) async throws(RPCError) -> GetDelegatedAccessTokenResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.getDelegatedAccessToken, bytes, context: context))
  }

  /// GetFederationToken.
  public func getFederationToken(_ request: GetFederationTokenRequest, context: RPCCallContext) async throws(RPCError) -> GetFederationTokenResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.getFederationToken, bytes, context: context))
  }

  /// GetSessionToken.
  public func getSessionToken(_ request: GetSessionTokenRequest, context: RPCCallContext) async throws(RPCError) -> GetSessionTokenResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.getSessionToken, bytes, context: context))
  }

  /// GetWebIdentityToken.
  public func getWebIdentityToken(_ request: GetWebIdentityTokenRequest, context: RPCCallContext) async throws(RPCError) -> GetWebIdentityTokenResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(IdentityFederationMethods.getWebIdentityToken, bytes, context: context))
  }
}
