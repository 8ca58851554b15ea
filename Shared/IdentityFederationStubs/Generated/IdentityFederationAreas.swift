// swift-format-ignore-file
// Generated from botocore's models and Proto/apis. Do not edit.

public import GatehouseStubs
public import IdentityFederationMessages
public import RPC

/// Carries out the public operations of the area identity_pool.
public protocol IdentityPoolServing<Call, Failure>: Sendable {
  /// What an operation is given beside its request.
  associatedtype Call: Sendable
  /// What an operation fails with.
  associatedtype Failure: RPCFailure

  /// CreateIdentityPool.
  func createIdentityPool(_ request: CreateIdentityPoolRequest, call: Call) async throws(Failure) -> IdentityPool

  /// DescribeIdentityPool.
  func describeIdentityPool(_ request: DescribeIdentityPoolRequest, call: Call) async throws(Failure) -> IdentityPool

  /// UpdateIdentityPool.
  func updateIdentityPool(_ request: IdentityPool, call: Call) async throws(Failure) -> IdentityPool

  /// DeleteIdentityPool.
  func deleteIdentityPool(_ request: DeleteIdentityPoolRequest, call: Call) async throws(Failure) -> DeleteIdentityPoolResponse

  /// ListIdentityPools.
  func listIdentityPools(_ request: ListIdentityPoolsRequest, call: Call) async throws(Failure) -> ListIdentityPoolsResponse

  /// GetIdentityPoolRoles.
  func getIdentityPoolRoles(_ request: GetIdentityPoolRolesRequest, call: Call) async throws(Failure) -> GetIdentityPoolRolesResponse

  /// SetIdentityPoolRoles.
  func setIdentityPoolRoles(_ request: SetIdentityPoolRolesRequest, call: Call) async throws(Failure) -> SetIdentityPoolRolesResponse

  /// GetPrincipalTagAttributeMap.
  func getPrincipalTagAttributeMap(_ request: GetPrincipalTagAttributeMapRequest, call: Call) async throws(Failure) -> GetPrincipalTagAttributeMapResponse

  /// SetPrincipalTagAttributeMap.
  func setPrincipalTagAttributeMap(_ request: SetPrincipalTagAttributeMapRequest, call: Call) async throws(Failure) -> SetPrincipalTagAttributeMapResponse

  /// TagResource.
  func tagResource(_ request: IdentityTagResourceRequest, call: Call) async throws(Failure) -> IdentityTagResourceResponse

  /// UntagResource.
  func untagResource(_ request: IdentityUntagResourceRequest, call: Call) async throws(Failure) -> IdentityUntagResourceResponse

  /// ListTagsForResource.
  func listTagsForResource(_ request: IdentityListTagsForResourceRequest, call: Call) async throws(Failure) -> IdentityListTagsForResourceResponse
}

extension IdentityPoolServing {
  /// Answers the area's methods in the router, each through the gate.
  public func register<Gate: OperationGate>(
    in router: inout RPCRouter,
    through gate: Gate
  )
  where
    Gate.Call == Call,
    Gate.Failure == Failure,
    Gate.Operation == IdentityFederationOperation
  {
    router.register(IdentityFederationMethods.createIdentityPool) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: CreateIdentityPoolRequest = try decodeRequest(bytes)
      let response: IdentityPool
      do throws(Failure) {
        response = try await gate.carryOut(
          .createIdentityPool,
          RequestNaming(),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.createIdentityPool(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.describeIdentityPool) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DescribeIdentityPoolRequest = try decodeRequest(bytes)
      let response: IdentityPool
      do throws(Failure) {
        response = try await gate.carryOut(
          .describeIdentityPool,
          RequestNaming(identityPoolId: request.identityPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.describeIdentityPool(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.updateIdentityPool) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: IdentityPool = try decodeRequest(bytes)
      let response: IdentityPool
      do throws(Failure) {
        response = try await gate.carryOut(
          .updateIdentityPool,
          RequestNaming(identityPoolId: request.identityPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.updateIdentityPool(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.deleteIdentityPool) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DeleteIdentityPoolRequest = try decodeRequest(bytes)
      let response: DeleteIdentityPoolResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .deleteIdentityPool,
          RequestNaming(identityPoolId: request.identityPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.deleteIdentityPool(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.listIdentityPools) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListIdentityPoolsRequest = try decodeRequest(bytes)
      let response: ListIdentityPoolsResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .listIdentityPools,
          RequestNaming(),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.listIdentityPools(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.getIdentityPoolRoles) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetIdentityPoolRolesRequest = try decodeRequest(bytes)
      let response: GetIdentityPoolRolesResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .getIdentityPoolRoles,
          RequestNaming(identityPoolId: request.identityPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.getIdentityPoolRoles(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.setIdentityPoolRoles) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: SetIdentityPoolRolesRequest = try decodeRequest(bytes)
      let response: SetIdentityPoolRolesResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .setIdentityPoolRoles,
          RequestNaming(identityPoolId: request.identityPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.setIdentityPoolRoles(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.getPrincipalTagAttributeMap) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetPrincipalTagAttributeMapRequest = try decodeRequest(bytes)
      let response: GetPrincipalTagAttributeMapResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .getPrincipalTagAttributeMap,
          RequestNaming(identityPoolId: request.identityPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.getPrincipalTagAttributeMap(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.setPrincipalTagAttributeMap) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: SetPrincipalTagAttributeMapRequest = try decodeRequest(bytes)
      let response: SetPrincipalTagAttributeMapResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .setPrincipalTagAttributeMap,
          RequestNaming(identityPoolId: request.identityPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.setPrincipalTagAttributeMap(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.tagResource) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: IdentityTagResourceRequest = try decodeRequest(bytes)
      let response: IdentityTagResourceResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .tagResource,
          RequestNaming(resourceArn: request.resourceArn),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.tagResource(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.untagResource) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: IdentityUntagResourceRequest = try decodeRequest(bytes)
      let response: IdentityUntagResourceResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .untagResource,
          RequestNaming(resourceArn: request.resourceArn),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.untagResource(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.listTagsForResource) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: IdentityListTagsForResourceRequest = try decodeRequest(bytes)
      let response: IdentityListTagsForResourceResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .listTagsForResource,
          RequestNaming(resourceArn: request.resourceArn),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.listTagsForResource(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Carries out the public operations of the area identity.
public protocol IdentityServing<Call, Failure>: Sendable {
  /// What an operation is given beside its request.
  associatedtype Call: Sendable
  /// What an operation fails with.
  associatedtype Failure: RPCFailure

  /// GetId.
  func getId(_ request: GetIdRequest, call: Call) async throws(Failure) -> GetIdResponse

  /// GetOpenIdToken.
  func getOpenIdToken(_ request: GetOpenIdTokenRequest, call: Call) async throws(Failure) -> GetOpenIdTokenResponse

  /// GetCredentialsForIdentity.
  func getCredentialsForIdentity(_ request: GetCredentialsForIdentityRequest, call: Call) async throws(Failure) -> GetCredentialsForIdentityResponse

  /// DescribeIdentity.
  func describeIdentity(_ request: DescribeIdentityRequest, call: Call) async throws(Failure) -> IdentityDescription

  /// ListIdentities.
  func listIdentities(_ request: ListIdentitiesRequest, call: Call) async throws(Failure) -> ListIdentitiesResponse

  /// DeleteIdentities.
  func deleteIdentities(_ request: DeleteIdentitiesRequest, call: Call) async throws(Failure) -> DeleteIdentitiesResponse

  /// UnlinkIdentity.
  func unlinkIdentity(_ request: UnlinkIdentityRequest, call: Call) async throws(Failure) -> UnlinkIdentityResponse
}

extension IdentityServing {
  /// Answers the area's methods in the router, each through the gate.
  public func register<Gate: OperationGate>(
    in router: inout RPCRouter,
    through gate: Gate
  )
  where
    Gate.Call == Call,
    Gate.Failure == Failure,
    Gate.Operation == IdentityFederationOperation
  {
    router.register(IdentityFederationMethods.getId) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetIdRequest = try decodeRequest(bytes)
      let response: GetIdResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .getId,
          RequestNaming(identityPoolId: request.identityPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.getId(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.getOpenIdToken) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetOpenIdTokenRequest = try decodeRequest(bytes)
      let response: GetOpenIdTokenResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .getOpenIdToken,
          RequestNaming(identityId: request.identityId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.getOpenIdToken(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.getCredentialsForIdentity) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetCredentialsForIdentityRequest = try decodeRequest(bytes)
      let response: GetCredentialsForIdentityResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .getCredentialsForIdentity,
          RequestNaming(identityId: request.identityId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.getCredentialsForIdentity(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.describeIdentity) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DescribeIdentityRequest = try decodeRequest(bytes)
      let response: IdentityDescription
      do throws(Failure) {
        response = try await gate.carryOut(
          .describeIdentity,
          RequestNaming(identityId: request.identityId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.describeIdentity(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.listIdentities) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListIdentitiesRequest = try decodeRequest(bytes)
      let response: ListIdentitiesResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .listIdentities,
          RequestNaming(identityPoolId: request.identityPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.listIdentities(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.deleteIdentities) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DeleteIdentitiesRequest = try decodeRequest(bytes)
      let response: DeleteIdentitiesResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .deleteIdentities,
          RequestNaming(),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.deleteIdentities(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.unlinkIdentity) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: UnlinkIdentityRequest = try decodeRequest(bytes)
      let response: UnlinkIdentityResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .unlinkIdentity,
          RequestNaming(identityId: request.identityId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.unlinkIdentity(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Carries out the public operations of the area developer_identity.
public protocol DeveloperIdentityServing<Call, Failure>: Sendable {
  /// What an operation is given beside its request.
  associatedtype Call: Sendable
  /// What an operation fails with.
  associatedtype Failure: RPCFailure

  /// GetOpenIdTokenForDeveloperIdentity.
  func getOpenIdTokenForDeveloperIdentity(_ request: GetOpenIdTokenForDeveloperIdentityRequest, call: Call) async throws(Failure) -> GetOpenIdTokenForDeveloperIdentityResponse

  /// LookupDeveloperIdentity.
  func lookupDeveloperIdentity(_ request: LookupDeveloperIdentityRequest, call: Call) async throws(Failure) -> LookupDeveloperIdentityResponse

  /// MergeDeveloperIdentities.
  func mergeDeveloperIdentities(_ request: MergeDeveloperIdentitiesRequest, call: Call) async throws(Failure) -> MergeDeveloperIdentitiesResponse

  /// UnlinkDeveloperIdentity.
  func unlinkDeveloperIdentity(_ request: UnlinkDeveloperIdentityRequest, call: Call) async throws(Failure) -> UnlinkDeveloperIdentityResponse
}

extension DeveloperIdentityServing {
  /// Answers the area's methods in the router, each through the gate.
  public func register<Gate: OperationGate>(
    in router: inout RPCRouter,
    through gate: Gate
  )
  where
    Gate.Call == Call,
    Gate.Failure == Failure,
    Gate.Operation == IdentityFederationOperation
  {
    router.register(IdentityFederationMethods.getOpenIdTokenForDeveloperIdentity) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetOpenIdTokenForDeveloperIdentityRequest = try decodeRequest(bytes)
      let response: GetOpenIdTokenForDeveloperIdentityResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .getOpenIdTokenForDeveloperIdentity,
          RequestNaming(identityPoolId: request.identityPoolId, identityId: request.identityId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.getOpenIdTokenForDeveloperIdentity(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.lookupDeveloperIdentity) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: LookupDeveloperIdentityRequest = try decodeRequest(bytes)
      let response: LookupDeveloperIdentityResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .lookupDeveloperIdentity,
          RequestNaming(identityPoolId: request.identityPoolId, identityId: request.identityId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.lookupDeveloperIdentity(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.mergeDeveloperIdentities) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: MergeDeveloperIdentitiesRequest = try decodeRequest(bytes)
      let response: MergeDeveloperIdentitiesResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .mergeDeveloperIdentities,
          RequestNaming(identityPoolId: request.identityPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.mergeDeveloperIdentities(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.unlinkDeveloperIdentity) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: UnlinkDeveloperIdentityRequest = try decodeRequest(bytes)
      let response: UnlinkDeveloperIdentityResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .unlinkDeveloperIdentity,
          RequestNaming(identityPoolId: request.identityPoolId, identityId: request.identityId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.unlinkDeveloperIdentity(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Carries out the public operations of the area dataset.
public protocol DatasetServing<Call, Failure>: Sendable {
  /// What an operation is given beside its request.
  associatedtype Call: Sendable
  /// What an operation fails with.
  associatedtype Failure: RPCFailure

  /// ListDatasets.
  func listDatasets(_ request: ListDatasetsRequest, call: Call) async throws(Failure) -> ListDatasetsResponse

  /// DescribeDataset.
  func describeDataset(_ request: DescribeDatasetRequest, call: Call) async throws(Failure) -> DescribeDatasetResponse

  /// DeleteDataset.
  func deleteDataset(_ request: DeleteDatasetRequest, call: Call) async throws(Failure) -> DeleteDatasetResponse

  /// ListRecords.
  func listRecords(_ request: ListRecordsRequest, call: Call) async throws(Failure) -> ListRecordsResponse

  /// UpdateRecords.
  func updateRecords(_ request: UpdateRecordsRequest, call: Call) async throws(Failure) -> UpdateRecordsResponse
}

extension DatasetServing {
  /// Answers the area's methods in the router, each through the gate.
  public func register<Gate: OperationGate>(
    in router: inout RPCRouter,
    through gate: Gate
  )
  where
    Gate.Call == Call,
    Gate.Failure == Failure,
    Gate.Operation == IdentityFederationOperation
  {
    router.register(IdentityFederationMethods.listDatasets) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListDatasetsRequest = try decodeRequest(bytes)
      let response: ListDatasetsResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .listDatasets,
          RequestNaming(identityPoolId: request.identityPoolId, identityId: request.identityId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.listDatasets(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.describeDataset) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DescribeDatasetRequest = try decodeRequest(bytes)
      let response: DescribeDatasetResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .describeDataset,
          RequestNaming(identityPoolId: request.identityPoolId, identityId: request.identityId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.describeDataset(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.deleteDataset) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DeleteDatasetRequest = try decodeRequest(bytes)
      let response: DeleteDatasetResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .deleteDataset,
          RequestNaming(identityPoolId: request.identityPoolId, identityId: request.identityId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.deleteDataset(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.listRecords) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListRecordsRequest = try decodeRequest(bytes)
      let response: ListRecordsResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .listRecords,
          RequestNaming(identityPoolId: request.identityPoolId, identityId: request.identityId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.listRecords(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.updateRecords) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: UpdateRecordsRequest = try decodeRequest(bytes)
      let response: UpdateRecordsResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .updateRecords,
          RequestNaming(identityPoolId: request.identityPoolId, identityId: request.identityId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.updateRecords(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Carries out the public operations of the area push_sync.
public protocol PushSyncServing<Call, Failure>: Sendable {
  /// What an operation is given beside its request.
  associatedtype Call: Sendable
  /// What an operation fails with.
  associatedtype Failure: RPCFailure

  /// RegisterDevice.
  func registerDevice(_ request: RegisterDeviceRequest, call: Call) async throws(Failure) -> RegisterDeviceResponse

  /// SubscribeToDataset.
  func subscribeToDataset(_ request: SubscribeToDatasetRequest, call: Call) async throws(Failure) -> SubscribeToDatasetResponse

  /// UnsubscribeFromDataset.
  func unsubscribeFromDataset(_ request: UnsubscribeFromDatasetRequest, call: Call) async throws(Failure) -> UnsubscribeFromDatasetResponse
}

extension PushSyncServing {
  /// Answers the area's methods in the router, each through the gate.
  public func register<Gate: OperationGate>(
    in router: inout RPCRouter,
    through gate: Gate
  )
  where
    Gate.Call == Call,
    Gate.Failure == Failure,
    Gate.Operation == IdentityFederationOperation
  {
    router.register(IdentityFederationMethods.registerDevice) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: RegisterDeviceRequest = try decodeRequest(bytes)
      let response: RegisterDeviceResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .registerDevice,
          RequestNaming(identityPoolId: request.identityPoolId, identityId: request.identityId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.registerDevice(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.subscribeToDataset) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: SubscribeToDatasetRequest = try decodeRequest(bytes)
      let response: SubscribeToDatasetResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .subscribeToDataset,
          RequestNaming(identityPoolId: request.identityPoolId, identityId: request.identityId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.subscribeToDataset(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.unsubscribeFromDataset) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: UnsubscribeFromDatasetRequest = try decodeRequest(bytes)
      let response: UnsubscribeFromDatasetResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .unsubscribeFromDataset,
          RequestNaming(identityPoolId: request.identityPoolId, identityId: request.identityId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.unsubscribeFromDataset(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Carries out the public operations of the area sync_configuration.
public protocol SyncConfigurationServing<Call, Failure>: Sendable {
  /// What an operation is given beside its request.
  associatedtype Call: Sendable
  /// What an operation fails with.
  associatedtype Failure: RPCFailure

  /// GetIdentityPoolConfiguration.
  func getIdentityPoolConfiguration(_ request: GetIdentityPoolConfigurationRequest, call: Call) async throws(Failure) -> GetIdentityPoolConfigurationResponse

  /// SetIdentityPoolConfiguration.
  func setIdentityPoolConfiguration(_ request: SetIdentityPoolConfigurationRequest, call: Call) async throws(Failure) -> SetIdentityPoolConfigurationResponse

  /// GetCognitoEvents.
  func getCognitoEvents(_ request: GetCognitoEventsRequest, call: Call) async throws(Failure) -> GetCognitoEventsResponse

  /// SetCognitoEvents.
  func setCognitoEvents(_ request: SetCognitoEventsRequest, call: Call) async throws(Failure) -> SetCognitoEventsResponse

  /// BulkPublish.
  func bulkPublish(_ request: BulkPublishRequest, call: Call) async throws(Failure) -> BulkPublishResponse

  /// GetBulkPublishDetails.
  func getBulkPublishDetails(_ request: GetBulkPublishDetailsRequest, call: Call) async throws(Failure) -> GetBulkPublishDetailsResponse
}

extension SyncConfigurationServing {
  /// Answers the area's methods in the router, each through the gate.
  public func register<Gate: OperationGate>(
    in router: inout RPCRouter,
    through gate: Gate
  )
  where
    Gate.Call == Call,
    Gate.Failure == Failure,
    Gate.Operation == IdentityFederationOperation
  {
    router.register(IdentityFederationMethods.getIdentityPoolConfiguration) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetIdentityPoolConfigurationRequest = try decodeRequest(bytes)
      let response: GetIdentityPoolConfigurationResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .getIdentityPoolConfiguration,
          RequestNaming(identityPoolId: request.identityPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.getIdentityPoolConfiguration(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.setIdentityPoolConfiguration) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: SetIdentityPoolConfigurationRequest = try decodeRequest(bytes)
      let response: SetIdentityPoolConfigurationResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .setIdentityPoolConfiguration,
          RequestNaming(identityPoolId: request.identityPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.setIdentityPoolConfiguration(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.getCognitoEvents) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetCognitoEventsRequest = try decodeRequest(bytes)
      let response: GetCognitoEventsResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .getCognitoEvents,
          RequestNaming(identityPoolId: request.identityPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.getCognitoEvents(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.setCognitoEvents) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: SetCognitoEventsRequest = try decodeRequest(bytes)
      let response: SetCognitoEventsResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .setCognitoEvents,
          RequestNaming(identityPoolId: request.identityPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.setCognitoEvents(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.bulkPublish) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: BulkPublishRequest = try decodeRequest(bytes)
      let response: BulkPublishResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .bulkPublish,
          RequestNaming(identityPoolId: request.identityPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.bulkPublish(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.getBulkPublishDetails) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetBulkPublishDetailsRequest = try decodeRequest(bytes)
      let response: GetBulkPublishDetailsResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .getBulkPublishDetails,
          RequestNaming(identityPoolId: request.identityPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.getBulkPublishDetails(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Carries out the public operations of the area sync_usage.
public protocol SyncUsageServing<Call, Failure>: Sendable {
  /// What an operation is given beside its request.
  associatedtype Call: Sendable
  /// What an operation fails with.
  associatedtype Failure: RPCFailure

  /// ListIdentityPoolUsage.
  func listIdentityPoolUsage(_ request: ListIdentityPoolUsageRequest, call: Call) async throws(Failure) -> ListIdentityPoolUsageResponse

  /// DescribeIdentityPoolUsage.
  func describeIdentityPoolUsage(_ request: DescribeIdentityPoolUsageRequest, call: Call) async throws(Failure) -> DescribeIdentityPoolUsageResponse

  /// DescribeIdentityUsage.
  func describeIdentityUsage(_ request: DescribeIdentityUsageRequest, call: Call) async throws(Failure) -> DescribeIdentityUsageResponse
}

extension SyncUsageServing {
  /// Answers the area's methods in the router, each through the gate.
  public func register<Gate: OperationGate>(
    in router: inout RPCRouter,
    through gate: Gate
  )
  where
    Gate.Call == Call,
    Gate.Failure == Failure,
    Gate.Operation == IdentityFederationOperation
  {
    router.register(IdentityFederationMethods.listIdentityPoolUsage) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListIdentityPoolUsageRequest = try decodeRequest(bytes)
      let response: ListIdentityPoolUsageResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .listIdentityPoolUsage,
          RequestNaming(),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.listIdentityPoolUsage(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.describeIdentityPoolUsage) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DescribeIdentityPoolUsageRequest = try decodeRequest(bytes)
      let response: DescribeIdentityPoolUsageResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .describeIdentityPoolUsage,
          RequestNaming(identityPoolId: request.identityPoolId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.describeIdentityPoolUsage(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.describeIdentityUsage) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DescribeIdentityUsageRequest = try decodeRequest(bytes)
      let response: DescribeIdentityUsageResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .describeIdentityUsage,
          RequestNaming(identityPoolId: request.identityPoolId, identityId: request.identityId),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.describeIdentityUsage(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Carries out the public operations of the area security_token.
public protocol SecurityTokenServing<Call, Failure>: Sendable {
  /// What an operation is given beside its request.
  associatedtype Call: Sendable
  /// What an operation fails with.
  associatedtype Failure: RPCFailure

  /// AssumeRole.
  func assumeRole(_ request: AssumeRoleRequest, call: Call) async throws(Failure) -> AssumeRoleResponse

  /// AssumeRoleWithSAML.
  func assumeRoleWithSAML(_ request: AssumeRoleWithSAMLRequest, call: Call) async throws(Failure) -> AssumeRoleWithSAMLResponse

  /// AssumeRoleWithWebIdentity.
  func assumeRoleWithWebIdentity(_ request: AssumeRoleWithWebIdentityRequest, call: Call) async throws(Failure) -> AssumeRoleWithWebIdentityResponse

  /// AssumeRoot.
  func assumeRoot(_ request: AssumeRootRequest, call: Call) async throws(Failure) -> AssumeRootResponse

  /// DecodeAuthorizationMessage.
  func decodeAuthorizationMessage(_ request: DecodeAuthorizationMessageRequest, call: Call) async throws(Failure) -> DecodeAuthorizationMessageResponse

  /// GetAccessKeyInfo.
  func getAccessKeyInfo(_ request: GetAccessKeyInfoRequest, call: Call) async throws(Failure) -> GetAccessKeyInfoResponse

  /// GetCallerIdentity.
  func getCallerIdentity(_ request: GetCallerIdentityRequest, call: Call) async throws(Failure) -> GetCallerIdentityResponse

  /// GetDelegatedAccessToken.
  func getDelegatedAccessToken(_ request: GetDelegatedAccessTokenRequest, call: Call) async throws(Failure) -> GetDelegatedAccessTokenResponse

  /// GetFederationToken.
  func getFederationToken(_ request: GetFederationTokenRequest, call: Call) async throws(Failure) -> GetFederationTokenResponse

  /// GetSessionToken.
  func getSessionToken(_ request: GetSessionTokenRequest, call: Call) async throws(Failure) -> GetSessionTokenResponse

  /// GetWebIdentityToken.
  func getWebIdentityToken(_ request: GetWebIdentityTokenRequest, call: Call) async throws(Failure) -> GetWebIdentityTokenResponse
}

extension SecurityTokenServing {
  /// Answers the area's methods in the router, each through the gate.
  public func register<Gate: OperationGate>(
    in router: inout RPCRouter,
    through gate: Gate
  )
  where
    Gate.Call == Call,
    Gate.Failure == Failure,
    Gate.Operation == IdentityFederationOperation
  {
    router.register(IdentityFederationMethods.assumeRole) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AssumeRoleRequest = try decodeRequest(bytes)
      let response: AssumeRoleResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .assumeRole,
          RequestNaming(),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.assumeRole(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.assumeRoleWithSAML) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AssumeRoleWithSAMLRequest = try decodeRequest(bytes)
      let response: AssumeRoleWithSAMLResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .assumeRoleWithSAML,
          RequestNaming(),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.assumeRoleWithSAML(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.assumeRoleWithWebIdentity) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AssumeRoleWithWebIdentityRequest = try decodeRequest(bytes)
      let response: AssumeRoleWithWebIdentityResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .assumeRoleWithWebIdentity,
          RequestNaming(),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.assumeRoleWithWebIdentity(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.assumeRoot) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AssumeRootRequest = try decodeRequest(bytes)
      let response: AssumeRootResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .assumeRoot,
          RequestNaming(),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.assumeRoot(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.decodeAuthorizationMessage) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: DecodeAuthorizationMessageRequest = try decodeRequest(bytes)
      let response: DecodeAuthorizationMessageResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .decodeAuthorizationMessage,
          RequestNaming(),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.decodeAuthorizationMessage(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.getAccessKeyInfo) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetAccessKeyInfoRequest = try decodeRequest(bytes)
      let response: GetAccessKeyInfoResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .getAccessKeyInfo,
          RequestNaming(),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.getAccessKeyInfo(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.getCallerIdentity) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetCallerIdentityRequest = try decodeRequest(bytes)
      let response: GetCallerIdentityResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .getCallerIdentity,
          RequestNaming(),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.getCallerIdentity(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.getDelegatedAccessToken) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetDelegatedAccessTokenRequest = try decodeRequest(bytes)
      let response: GetDelegatedAccessTokenResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .getDelegatedAccessToken,
          RequestNaming(),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.getDelegatedAccessToken(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.getFederationToken) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetFederationTokenRequest = try decodeRequest(bytes)
      let response: GetFederationTokenResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .getFederationToken,
          RequestNaming(),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.getFederationToken(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.getSessionToken) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetSessionTokenRequest = try decodeRequest(bytes)
      let response: GetSessionTokenResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .getSessionToken,
          RequestNaming(),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.getSessionToken(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(IdentityFederationMethods.getWebIdentityToken) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: GetWebIdentityTokenRequest = try decodeRequest(bytes)
      let response: GetWebIdentityTokenResponse
      do throws(Failure) {
        response = try await gate.carryOut(
          .getWebIdentityToken,
          RequestNaming(),
          bytes,
          context
        ) { (call) async throws(Failure) in
          try await self.getWebIdentityToken(request, call: call)
        }
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

extension IdentityFederationMethods {
  /// Answers every method in the router, each area by its implementer.
  public static func register<Gate: OperationGate>(
    in router: inout RPCRouter,
    through gate: Gate,
    identityPool: some IdentityPoolServing<Gate.Call, Gate.Failure>,
    identity: some IdentityServing<Gate.Call, Gate.Failure>,
    developerIdentity: some DeveloperIdentityServing<Gate.Call, Gate.Failure>,
    dataset: some DatasetServing<Gate.Call, Gate.Failure>,
    pushSync: some PushSyncServing<Gate.Call, Gate.Failure>,
    syncConfiguration: some SyncConfigurationServing<Gate.Call, Gate.Failure>,
    syncUsage: some SyncUsageServing<Gate.Call, Gate.Failure>,
    securityToken: some SecurityTokenServing<Gate.Call, Gate.Failure>
  ) where Gate.Operation == IdentityFederationOperation {
    identityPool.register(in: &router, through: gate)
    identity.register(in: &router, through: gate)
    developerIdentity.register(in: &router, through: gate)
    dataset.register(in: &router, through: gate)
    pushSync.register(in: &router, through: gate)
    syncConfiguration.register(in: &router, through: gate)
    syncUsage.register(in: &router, through: gate)
    securityToken.register(in: &router, through: gate)
  }
}
