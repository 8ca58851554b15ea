// swift-format-ignore-file
// Generated from botocore's models and Proto/apis. Do not edit.

internal import GatehouseMessages
internal import GatehouseStubs
internal import RPC

extension PublicAPI {
  /// Amazon Cognito Sync.
  static let cognitoSync: PublicAPI = PublicAPI(
    name: "cognito-sync",
    form: .restJSON,
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
        }
      ) {
        (clients: PublicClients, request: ListDatasetsRequest, context: RPCCallContext)
          async throws(RPCError) -> ListDatasetsResponse in
        try await clients.identityFederation.listDatasets(request, context: context)
      },
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
        }
      ) {
        (clients: PublicClients, request: DescribeDatasetRequest, context: RPCCallContext)
          async throws(RPCError) -> DescribeDatasetResponse in
        try await clients.identityFederation.describeDataset(request, context: context)
      },
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
        }
      ) {
        (clients: PublicClients, request: DeleteDatasetRequest, context: RPCCallContext)
          async throws(RPCError) -> DeleteDatasetResponse in
        try await clients.identityFederation.deleteDataset(request, context: context)
      },
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
        }
      ) {
        (clients: PublicClients, request: ListRecordsRequest, context: RPCCallContext)
          async throws(RPCError) -> ListRecordsResponse in
        try await clients.identityFederation.listRecords(request, context: context)
      },
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
        }
      ) {
        (clients: PublicClients, request: UpdateRecordsRequest, context: RPCCallContext)
          async throws(RPCError) -> UpdateRecordsResponse in
        try await clients.identityFederation.updateRecords(request, context: context)
      },
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
        }
      ) {
        (clients: PublicClients, request: RegisterDeviceRequest, context: RPCCallContext)
          async throws(RPCError) -> RegisterDeviceResponse in
        try await clients.identityFederation.registerDevice(request, context: context)
      },
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
        }
      ) {
        (clients: PublicClients, request: SubscribeToDatasetRequest, context: RPCCallContext)
          async throws(RPCError) -> SubscribeToDatasetResponse in
        try await clients.identityFederation.subscribeToDataset(request, context: context)
      },
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
        }
      ) {
        (clients: PublicClients, request: UnsubscribeFromDatasetRequest, context: RPCCallContext)
          async throws(RPCError) -> UnsubscribeFromDatasetResponse in
        try await clients.identityFederation.unsubscribeFromDataset(request, context: context)
      },
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
        }
      ) {
        (clients: PublicClients, request: GetIdentityPoolConfigurationRequest, context: RPCCallContext)
          async throws(RPCError) -> GetIdentityPoolConfigurationResponse in
        try await clients.identityFederation.getIdentityPoolConfiguration(request, context: context)
      },
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
        }
      ) {
        (clients: PublicClients, request: SetIdentityPoolConfigurationRequest, context: RPCCallContext)
          async throws(RPCError) -> SetIdentityPoolConfigurationResponse in
        try await clients.identityFederation.setIdentityPoolConfiguration(request, context: context)
      },
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
        }
      ) {
        (clients: PublicClients, request: GetCognitoEventsRequest, context: RPCCallContext)
          async throws(RPCError) -> GetCognitoEventsResponse in
        try await clients.identityFederation.getCognitoEvents(request, context: context)
      },
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
        }
      ) {
        (clients: PublicClients, request: SetCognitoEventsRequest, context: RPCCallContext)
          async throws(RPCError) -> SetCognitoEventsResponse in
        try await clients.identityFederation.setCognitoEvents(request, context: context)
      },
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
        }
      ) {
        (clients: PublicClients, request: BulkPublishRequest, context: RPCCallContext)
          async throws(RPCError) -> BulkPublishResponse in
        try await clients.identityFederation.bulkPublish(request, context: context)
      },
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
        }
      ) {
        (clients: PublicClients, request: GetBulkPublishDetailsRequest, context: RPCCallContext)
          async throws(RPCError) -> GetBulkPublishDetailsResponse in
        try await clients.identityFederation.getBulkPublishDetails(request, context: context)
      },
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
        }
      ) {
        (clients: PublicClients, request: ListIdentityPoolUsageRequest, context: RPCCallContext)
          async throws(RPCError) -> ListIdentityPoolUsageResponse in
        try await clients.identityFederation.listIdentityPoolUsage(request, context: context)
      },
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
        }
      ) {
        (clients: PublicClients, request: DescribeIdentityPoolUsageRequest, context: RPCCallContext)
          async throws(RPCError) -> DescribeIdentityPoolUsageResponse in
        try await clients.identityFederation.describeIdentityPoolUsage(request, context: context)
      },
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
        }
      ) {
        (clients: PublicClients, request: DescribeIdentityUsageRequest, context: RPCCallContext)
          async throws(RPCError) -> DescribeIdentityUsageResponse in
        try await clients.identityFederation.describeIdentityUsage(request, context: context)
      },
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
