import AuthenticationBranding
import AuthenticationMessages
import GatehouseStubs
import PublicOperations
import Testing

@Suite("Terms")
struct TermsTests {
  private static let links = ["cognito:default": "https://a.example/terms"]

  private func described(_ stage: BrandingStage, _ id: String?) async throws -> TermsType? {
    try await stage.branding.describeTerms(
      DescribeTermsRequest(termsId: id, userPoolId: stage.stage.poolID),
      call: .recording(stage.stage.context)
    ).terms
  }

  private func update(
    _ stage: BrandingStage,
    _ id: String?,
    name: String? = nil,
    links: [String: String]? = nil
  ) async throws -> TermsType? {
    try await stage.branding.updateTerms(
      UpdateTermsRequest(
        termsId: id,
        userPoolId: stage.stage.poolID,
        termsName: name,
        links: links
      ),
      call: .recording(stage.stage.context)
    ).terms
  }

  @Test("TRM-1: a client has one document of each name")
  func one() async throws {
    let stage = try await BrandingStage()
    let made = try await stage.createTerms("terms-of-use", Self.links)
    #expect(made.links == Self.links && made.termsSource == "LINK" && made.enforcement == "NONE")
    #expect(made.clientId == stage.stage.clientID && made.termsName == "terms-of-use")
    await expectRefusal(.termsExists) { try await stage.createTerms("terms-of-use", nil) }
    #expect(try await stage.createTerms("privacy-policy", nil).links == [:])
    let other = try await stage.otherClient()
    _ = try await stage.createTerms("terms-of-use", Self.links, client: other)
    await expectRefusal(.invalidParameter) { try await stage.createTerms("imprint", nil) }
    await expectRefusal(.resourceNotFound) {
      try await stage.createTerms("terms-of-use", nil, client: String(repeating: "a", count: 26))
    }
  }

  @Test("TRM-2: links that pages do not show are stored, and the event names them")
  func hidden() async throws {
    let stage = try await BrandingStage()
    let call = Call.recording(stage.stage.context)
    let links = Self.links.merging(["cognito:german": "http://a.example"]) { $1 }
    #expect(try await stage.createTerms("terms-of-use", links, call: call).links == links)
    #expect(call.trail.facts.rule?.contains("cognito:german") == true)
  }

  @Test(
    "TRM-3: an update changes what it names; a name that the client has is TermsExistsException"
  )
  func update() async throws {
    let stage = try await BrandingStage()
    let terms = try await stage.createTerms("terms-of-use", Self.links)
    let changed = try await update(
      stage,
      terms.termsId,
      links: ["cognito:german": "https://b.example"]
    )
    #expect(changed?.links == ["cognito:german": "https://b.example"])
    #expect(changed?.termsName == "terms-of-use")
    let renamed = try await update(stage, terms.termsId, name: "privacy-policy")
    #expect(renamed?.links == changed?.links && renamed?.termsName == "privacy-policy")
    let second = try await stage.createTerms("terms-of-use", nil)
    await expectRefusal(.termsExists) {
      try await update(stage, second.termsId, name: "privacy-policy")
    }
    #expect(try await described(stage, second.termsId)?.termsName == "terms-of-use")
  }

  @Test("TRM-4: are described by id or by client and name, and listed by pages without links")
  func listed() async throws {
    let stage = try await BrandingStage()
    var ids: Set<String?> = []
    for client in [stage.stage.clientID, try await stage.otherClient()] {
      for name in ["terms-of-use", "privacy-policy"] {
        ids.insert(try await stage.createTerms(name, Self.links, client: client).termsId)
      }
    }
    var found: [TermsDescriptionType] = []
    var next: String?
    repeat {
      let page = try await stage.branding.listTerms(
        ListTermsRequest(userPoolId: stage.stage.poolID, maxResults: 3, nextToken: next),
        call: .recording(stage.stage.context)
      )
      found += page.terms ?? []
      next = page.nextToken
    } while next != nil
    #expect(found.count == 4 && Set(found.map(\.termsId)) == ids)
    let one = try await stage.branding.describeTermsByClient(
      DescribeTermsByClientRequest(
        clientId: stage.stage.clientID,
        userPoolId: stage.stage.poolID,
        termsName: "privacy-policy"
      ),
      call: .recording(stage.stage.context)
    ).terms
    #expect(try await described(stage, one?.termsId) == one)
  }

  @Test("TRM-3, TRM-4: what is deleted or another pool's is ResourceNotFoundException")
  func absent() async throws {
    let stage = try await BrandingStage()
    let other = try await BrandingStage(beside: stage)
    let terms = try await other.createTerms("terms-of-use", Self.links)
    for id in [terms.termsId, "x"] {
      await expectRefusal(.resourceNotFound) { try await described(stage, id) }
      await expectRefusal(.resourceNotFound) { try await update(stage, id, links: Self.links) }
    }
    let delete = DeleteTermsRequest(termsId: terms.termsId, userPoolId: other.stage.poolID)
    _ = try await other.branding.deleteTerms(delete, call: .recording(other.stage.context))
    await expectRefusal(.resourceNotFound) {
      try await other.branding.deleteTerms(delete, call: .recording(other.stage.context))
    }
    await expectRefusal(.resourceNotFound) {
      try await other.branding.describeTermsByClient(
        DescribeTermsByClientRequest(
          clientId: other.stage.clientID,
          userPoolId: other.stage.poolID,
          termsName: "terms-of-use"
        ),
        call: .recording(other.stage.context)
      )
    }
  }
}
