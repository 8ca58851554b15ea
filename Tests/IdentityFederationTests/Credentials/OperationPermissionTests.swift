import Domain
import IdentityFederationCore
import IdentityFederationStubs
import PublicOperations
import Testing

@Suite("Who may carry an operation out: DID-38")
struct OperationPermissionTests {
  private static let guest = Principal.identity(
    Principal.TemporaryCredentials(
      accessKeyID: "ASIAAAAAAAAAAAAAAAAA",
      identityPoolID: Sample.pool.text,
      identityID: Sample.identity.text,
      roleARN: Sample.role,
      sessionName: "CognitoIdentityCredentials",
      isAuthenticated: false,
      expiresAt: Instant(unixSeconds: 0)
    )
  )
  private static let administrator = Principal.accessKey(
    Principal.AccessKey(id: "AKIAIOSFODNN7EXAMPLE")
  )

  @Test("temporary credentials may do only this of what is signed")
  func identities() {
    let signed = IdentityFederationOperation.allCases.filter(\.isSigned)
    let permitted = signed.filter { $0.permittedCallers.include(Self.guest) }
    #expect(
      Set(permitted.map(\.action)) == [
        "sts:GetCallerIdentity", "cognito-sync:DescribeIdentityUsage",
        "cognito-sync:ListDatasets", "cognito-sync:DescribeDataset",
        "cognito-sync:DeleteDataset", "cognito-sync:ListRecords", "cognito-sync:UpdateRecords",
        "cognito-sync:RegisterDevice", "cognito-sync:SubscribeToDataset",
        "cognito-sync:UnsubscribeFromDataset",
      ]
    )
  }

  @Test("an access key may do everything but what a device does")
  func administrators() {
    let refused = IdentityFederationOperation.allCases.filter {
      !$0.permittedCallers.include(Self.administrator)
    }
    #expect(Set(refused) == [.registerDevice, .subscribeToDataset, .unsubscribeFromDataset])
  }

  @Test("every caller may do what is not signed, and nothing else")
  func anonymous() {
    for operation in IdentityFederationOperation.allCases {
      #expect(operation.permittedCallers.include(.anonymous) == !operation.isSigned)
    }
  }

  @Test("the refusal names the session and the operation as AWS does")
  func sentence() {
    #expect(
      Self.guest.refusal(to: IdentityFederationOperation.untagResource.action)
        == """
        User: arn:aws:sts::123456789012:assumed-role/reader/CognitoIdentityCredentials is not \
        authorized to perform: cognito-identity:UntagResource
        """
    )
  }

  @Test(
    "text that is no role's ARN is none",
    arguments: [
      "", "role", "arn:aws:iam::123456789012:role/", "arn:aws:iam::123456789012:user/x",
      "arn:aws:iam::12345678901:role/x", "arn:aws:iam:us-east-1:123456789012:role/x",
      "arn:aws:sts::123456789012:role/x", "arn:aws:iam::123456789012:role/a b",
      "arn:aws:iam::123456789012:role/a\n", "arn:aws:iam::12345678901a:role/x",
      "arn:aws:iam::123456789012:role/" + String(repeating: "x", count: 2048),
    ]
  )
  func noRole(text: String) {
    #expect(RoleARN(text) == nil)
  }
}
