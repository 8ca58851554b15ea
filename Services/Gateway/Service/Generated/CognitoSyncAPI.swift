// swift-format-ignore-file
// Generated from botocore's models and Proto/apis. Do not edit.

internal import IdentityFederationMessages
internal import GatehouseStubs
internal import IdentityFederationStubs
internal import RPC

extension PublicAPI {
  /// Amazon Cognito Sync.
  static let cognitoSync: PublicAPI = PublicAPI(
    name: "cognito-sync",
    form: .restJSON,
    breach: "InvalidParameterException",
    operations: [
      .rest(
        "ListDatasets",
        label: "ListDatasets",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        route: RESTRoute(method: "GET", path: RESTPath("/identitypools/{IdentityPoolId}/identities/{IdentityId}/datasets"), headers: []),
        hasBody: false,
        bind: { (input: inout ListDatasetsRequest, request: OperationRequest) throws(PublicError) in
          input.identityPoolId = request.label("IdentityPoolId")
          input.identityId = request.label("IdentityId")
          input.nextToken = request.parameter("nextToken")
          input.maxResults = try request.integer(request.parameter("maxResults"), "maxResults")
        },
        method: OwnedMethod<ListDatasetsRequest, ListDatasetsResponse>(.identityFederation, IdentityFederationMethods.listDatasets)
      ),
      .rest(
        "DescribeDataset",
        label: "DescribeDataset",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        route: RESTRoute(method: "GET", path: RESTPath("/identitypools/{IdentityPoolId}/identities/{IdentityId}/datasets/{DatasetName}"), headers: []),
        hasBody: false,
        bind: { (input: inout DescribeDatasetRequest, request: OperationRequest) throws(PublicError) in
          input.identityPoolId = request.label("IdentityPoolId")
          input.identityId = request.label("IdentityId")
          input.datasetName = request.label("DatasetName")
        },
        method: OwnedMethod<DescribeDatasetRequest, DescribeDatasetResponse>(.identityFederation, IdentityFederationMethods.describeDataset)
      ),
      .rest(
        "DeleteDataset",
        label: "DeleteDataset",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        route: RESTRoute(method: "DELETE", path: RESTPath("/identitypools/{IdentityPoolId}/identities/{IdentityId}/datasets/{DatasetName}"), headers: []),
        hasBody: false,
        bind: { (input: inout DeleteDatasetRequest, request: OperationRequest) throws(PublicError) in
          input.identityPoolId = request.label("IdentityPoolId")
          input.identityId = request.label("IdentityId")
          input.datasetName = request.label("DatasetName")
        },
        method: OwnedMethod<DeleteDatasetRequest, DeleteDatasetResponse>(.identityFederation, IdentityFederationMethods.deleteDataset)
      ),
      .rest(
        "ListRecords",
        label: "ListRecords",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        route: RESTRoute(method: "GET", path: RESTPath("/identitypools/{IdentityPoolId}/identities/{IdentityId}/datasets/{DatasetName}/records"), headers: []),
        hasBody: false,
        bind: { (input: inout ListRecordsRequest, request: OperationRequest) throws(PublicError) in
          input.identityPoolId = request.label("IdentityPoolId")
          input.identityId = request.label("IdentityId")
          input.datasetName = request.label("DatasetName")
          input.lastSyncCount = try request.long(request.parameter("lastSyncCount"), "lastSyncCount")
          input.nextToken = request.parameter("nextToken")
          input.maxResults = try request.integer(request.parameter("maxResults"), "maxResults")
          input.syncSessionToken = request.parameter("syncSessionToken")
        },
        method: OwnedMethod<ListRecordsRequest, ListRecordsResponse>(.identityFederation, IdentityFederationMethods.listRecords)
      ),
      .rest(
        "UpdateRecords",
        label: "UpdateRecords",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        route: RESTRoute(method: "POST", path: RESTPath("/identitypools/{IdentityPoolId}/identities/{IdentityId}/datasets/{DatasetName}"), headers: ["x-amz-client-context"]),
        hasBody: true,
        bind: { (input: inout UpdateRecordsRequest, request: OperationRequest) throws(PublicError) in
          input.identityPoolId = request.label("IdentityPoolId")
          input.identityId = request.label("IdentityId")
          input.datasetName = request.label("DatasetName")
          input.clientContext = request.header("x-amz-Client-Context")
        },
        method: OwnedMethod<UpdateRecordsRequest, UpdateRecordsResponse>(.identityFederation, IdentityFederationMethods.updateRecords)
      ),
      .rest(
        "RegisterDevice",
        label: "RegisterDevice",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        route: RESTRoute(method: "POST", path: RESTPath("/identitypools/{IdentityPoolId}/identity/{IdentityId}/device"), headers: []),
        hasBody: true,
        bind: { (input: inout RegisterDeviceRequest, request: OperationRequest) throws(PublicError) in
          input.identityPoolId = request.label("IdentityPoolId")
          input.identityId = request.label("IdentityId")
        },
        method: OwnedMethod<RegisterDeviceRequest, RegisterDeviceResponse>(.identityFederation, IdentityFederationMethods.registerDevice)
      ),
      .rest(
        "SubscribeToDataset",
        label: "SubscribeToDataset",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        route: RESTRoute(method: "POST", path: RESTPath("/identitypools/{IdentityPoolId}/identities/{IdentityId}/datasets/{DatasetName}/subscriptions/{DeviceId}"), headers: []),
        hasBody: false,
        bind: { (input: inout SubscribeToDatasetRequest, request: OperationRequest) throws(PublicError) in
          input.identityPoolId = request.label("IdentityPoolId")
          input.identityId = request.label("IdentityId")
          input.datasetName = request.label("DatasetName")
          input.deviceId = request.label("DeviceId")
        },
        method: OwnedMethod<SubscribeToDatasetRequest, SubscribeToDatasetResponse>(.identityFederation, IdentityFederationMethods.subscribeToDataset)
      ),
      .rest(
        "UnsubscribeFromDataset",
        label: "UnsubscribeFromDataset",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        route: RESTRoute(method: "DELETE", path: RESTPath("/identitypools/{IdentityPoolId}/identities/{IdentityId}/datasets/{DatasetName}/subscriptions/{DeviceId}"), headers: []),
        hasBody: false,
        bind: { (input: inout UnsubscribeFromDatasetRequest, request: OperationRequest) throws(PublicError) in
          input.identityPoolId = request.label("IdentityPoolId")
          input.identityId = request.label("IdentityId")
          input.datasetName = request.label("DatasetName")
          input.deviceId = request.label("DeviceId")
        },
        method: OwnedMethod<UnsubscribeFromDatasetRequest, UnsubscribeFromDatasetResponse>(.identityFederation, IdentityFederationMethods.unsubscribeFromDataset)
      ),
      .rest(
        "GetIdentityPoolConfiguration",
        label: "GetIdentityPoolConfiguration",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        route: RESTRoute(method: "GET", path: RESTPath("/identitypools/{IdentityPoolId}/configuration"), headers: []),
        hasBody: false,
        bind: { (input: inout GetIdentityPoolConfigurationRequest, request: OperationRequest) throws(PublicError) in
          input.identityPoolId = request.label("IdentityPoolId")
        },
        method: OwnedMethod<GetIdentityPoolConfigurationRequest, GetIdentityPoolConfigurationResponse>(.identityFederation, IdentityFederationMethods.getIdentityPoolConfiguration)
      ),
      .rest(
        "SetIdentityPoolConfiguration",
        label: "SetIdentityPoolConfiguration",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        route: RESTRoute(method: "POST", path: RESTPath("/identitypools/{IdentityPoolId}/configuration"), headers: []),
        hasBody: true,
        bind: { (input: inout SetIdentityPoolConfigurationRequest, request: OperationRequest) throws(PublicError) in
          input.identityPoolId = request.label("IdentityPoolId")
        },
        method: OwnedMethod<SetIdentityPoolConfigurationRequest, SetIdentityPoolConfigurationResponse>(.identityFederation, IdentityFederationMethods.setIdentityPoolConfiguration)
      ),
      .rest(
        "GetCognitoEvents",
        label: "GetCognitoEvents",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        route: RESTRoute(method: "GET", path: RESTPath("/identitypools/{IdentityPoolId}/events"), headers: []),
        hasBody: false,
        bind: { (input: inout GetCognitoEventsRequest, request: OperationRequest) throws(PublicError) in
          input.identityPoolId = request.label("IdentityPoolId")
        },
        method: OwnedMethod<GetCognitoEventsRequest, GetCognitoEventsResponse>(.identityFederation, IdentityFederationMethods.getCognitoEvents)
      ),
      .rest(
        "SetCognitoEvents",
        label: "SetCognitoEvents",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: false,
        route: RESTRoute(method: "POST", path: RESTPath("/identitypools/{IdentityPoolId}/events"), headers: []),
        hasBody: true,
        bind: { (input: inout SetCognitoEventsRequest, request: OperationRequest) throws(PublicError) in
          input.identityPoolId = request.label("IdentityPoolId")
        },
        method: OwnedMethod<SetCognitoEventsRequest, SetCognitoEventsResponse>(.identityFederation, IdentityFederationMethods.setCognitoEvents)
      ),
      .rest(
        "BulkPublish",
        label: "BulkPublish",
        isSigned: true,
        isRead: false,
        fault: "InternalErrorException",
        hasOutput: true,
        route: RESTRoute(method: "POST", path: RESTPath("/identitypools/{IdentityPoolId}/bulkpublish"), headers: []),
        hasBody: false,
        bind: { (input: inout BulkPublishRequest, request: OperationRequest) throws(PublicError) in
          input.identityPoolId = request.label("IdentityPoolId")
        },
        method: OwnedMethod<BulkPublishRequest, BulkPublishResponse>(.identityFederation, IdentityFederationMethods.bulkPublish)
      ),
      .rest(
        "GetBulkPublishDetails",
        label: "GetBulkPublishDetails",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        route: RESTRoute(method: "POST", path: RESTPath("/identitypools/{IdentityPoolId}/getBulkPublishDetails"), headers: []),
        hasBody: false,
        bind: { (input: inout GetBulkPublishDetailsRequest, request: OperationRequest) throws(PublicError) in
          input.identityPoolId = request.label("IdentityPoolId")
        },
        method: OwnedMethod<GetBulkPublishDetailsRequest, GetBulkPublishDetailsResponse>(.identityFederation, IdentityFederationMethods.getBulkPublishDetails)
      ),
      .rest(
        "ListIdentityPoolUsage",
        label: "ListIdentityPoolUsage",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        route: RESTRoute(method: "GET", path: RESTPath("/identitypools"), headers: []),
        hasBody: false,
        bind: { (input: inout ListIdentityPoolUsageRequest, request: OperationRequest) throws(PublicError) in
          input.nextToken = request.parameter("nextToken")
          input.maxResults = try request.integer(request.parameter("maxResults"), "maxResults")
        },
        method: OwnedMethod<ListIdentityPoolUsageRequest, ListIdentityPoolUsageResponse>(.identityFederation, IdentityFederationMethods.listIdentityPoolUsage)
      ),
      .rest(
        "DescribeIdentityPoolUsage",
        label: "DescribeIdentityPoolUsage",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        route: RESTRoute(method: "GET", path: RESTPath("/identitypools/{IdentityPoolId}"), headers: []),
        hasBody: false,
        bind: { (input: inout DescribeIdentityPoolUsageRequest, request: OperationRequest) throws(PublicError) in
          input.identityPoolId = request.label("IdentityPoolId")
        },
        method: OwnedMethod<DescribeIdentityPoolUsageRequest, DescribeIdentityPoolUsageResponse>(.identityFederation, IdentityFederationMethods.describeIdentityPoolUsage)
      ),
      .rest(
        "DescribeIdentityUsage",
        label: "DescribeIdentityUsage",
        isSigned: true,
        isRead: true,
        fault: "InternalErrorException",
        hasOutput: true,
        route: RESTRoute(method: "GET", path: RESTPath("/identitypools/{IdentityPoolId}/identities/{IdentityId}"), headers: []),
        hasBody: false,
        bind: { (input: inout DescribeIdentityUsageRequest, request: OperationRequest) throws(PublicError) in
          input.identityPoolId = request.label("IdentityPoolId")
          input.identityId = request.label("IdentityId")
        },
        method: OwnedMethod<DescribeIdentityUsageRequest, DescribeIdentityUsageResponse>(.identityFederation, IdentityFederationMethods.describeIdentityUsage)
      ),
    ],
    exceptions: [
      "InternalErrorException": DeclaredException(status: 500),
      "LambdaThrottledException": DeclaredException(status: 429),
      "NotAuthorizedException": DeclaredException(status: 403),
      "ResourceConflictException": DeclaredException(status: 409),
      "ResourceNotFoundException": DeclaredException(status: 404),
      "TooManyRequestsException": DeclaredException(status: 429),
    ],
    knownNames: [
      "BulkPublish",
      "DeleteDataset",
      "DescribeDataset",
      "DescribeIdentityPoolUsage",
      "DescribeIdentityUsage",
      "GetBulkPublishDetails",
      "GetCognitoEvents",
      "GetIdentityPoolConfiguration",
      "ListDatasets",
      "ListIdentityPoolUsage",
      "ListRecords",
      "RegisterDevice",
      "SetCognitoEvents",
      "SetIdentityPoolConfiguration",
      "SubscribeToDataset",
      "UnsubscribeFromDataset",
      "UpdateRecords",
    ]
  )
}
