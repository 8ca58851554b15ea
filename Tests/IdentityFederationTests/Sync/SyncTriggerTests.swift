internal import IdentityFederationCore
internal import IdentityFederationMessages
internal import LambdaFunctions
internal import TestSupport
internal import Testing

@testable internal import IdentityFederationSync

@Suite("The function of SyncTrigger (DID-46)", .timeLimit(.minutes(20)))
struct SyncTriggerTests {
  private static let arn = "arn:aws:lambda:us-east-1:123456789012:function:sync"

  private static func fixture(
    functionTime: Duration = patience
  ) async throws -> SyncFixture {
    let fixture = try await SyncFixture(functionTime: functionTime)
    try await set(["SyncTrigger": arn], fixture)
    return fixture
  }

  private static func set(
    _ events: [String: String],
    _ fixture: SyncFixture
  ) async throws(IdentityFederationFailure) {
    _ = try await fixture.sync.configuration.setCognitoEvents(
      SetCognitoEventsRequest(identityPoolId: fixture.pool.text, events: events),
      call: fixture.admin
    )
  }

  private static func answer(_ text: String) -> FunctionAnswer {
    FunctionAnswer(status: 200, functionError: nil, errorType: nil, body: Array(text.utf8))
  }

  /// The event with other records.
  private static func event(
    of identity: IdentityID,
    _ fixture: SyncFixture,
    dataset: String = "d",
    _ records: String
  ) -> String {
    """
    {"version":2,"eventType":"SyncTrigger","region":"us-east-1",\
    "identityPoolId":"\(fixture.pool)","identityId":"\(identity)","datasetName":"\(dataset)",\
    "datasetRecords":{\(records)}}
    """
  }

  @Test("is told every record, and what it answers unchanged is written")
  func unchanged() async throws {
    let fixture = try await Self.fixture()
    let identity = try await fixture.identity()
    fixture.function.answer { event in Self.answer(event) }
    try await fixture.update(identity, [.set("a", "1"), .set("b", "1")])
    try await fixture.update(identity, [.set("a", "2", 1)])
    let event = try #require(fixture.function.events.last)
    #expect(event.contains(#""eventType":"SyncTrigger""#) && event.contains(#""version":2"#))
    for (key, members) in [
      ("a", [#""oldValue":"1""#, #""newValue":"2""#, #""op":"replace""#]),
      ("b", [#""oldValue":"1""#, #""newValue":"1""#, #""op":"none""#]),
    ] {
      let record = try #require(
        event.split(separator: "\"\(key)\":{").last?.prefix { $0 != "}" }
      )
      for member in members { #expect(record.contains(member), "\(key): \(record)") }
    }
    let listed = try await fixture.list(identity)
    #expect(listed.records?.map(\.value) == ["1", "2"])
    #expect(listed.datasetSyncCount == 2)
  }

  @Test("adds, changes, removes and drops records")
  func decisions() async throws {
    let fixture = try await Self.fixture()
    let identity = try await fixture.identity()
    fixture.function.answer { event in Self.answer(event) }
    try await fixture.update(identity, [.set("old", "1"), .set("kept", "1")])
    let text = Self.event(
      of: identity,
      fixture,
      """
      "a":{"oldValue":null,"newValue":"changed","op":"replace"},\
      "new":{"newValue":"made","op":"replace"},\
      "old":{"newValue":null,"op":"replace"},\
      "kept":{"newValue":"ignored","op":"none"}
      """
    )
    fixture.function.answer { _ in Self.answer(text) }
    let written = try await fixture.update(
      identity,
      [.set("a", "1"), .set("dropped", "1"), .set("kept", "2", 1)]
    )
    #expect(written.map(\.key) == ["a", "new", "old", "kept"])
    #expect(written.map(\.value) == ["changed", "made", nil, "1"])
    #expect(written.map(\.syncCount) == [2, 2, 2, 1])
    let keys = try await fixture.list(identity).records?.map(\.key)
    #expect(keys == ["kept", "a", "new", "old"])
  }

  @Test("keys that look the same are two records, each with its own value (DID-43)")
  func twins() async throws {
    let fixture = try await Self.fixture()
    let identity = try await fixture.identity()
    fixture.function.answer { event in Self.answer(event) }
    let (whole, apart) = ("\u{E9}", "e\u{301}")
    let made = try await fixture.update(identity, [.set(whole, "1"), .set(apart, "2")])
    #expect(made.count == 2)
    try await fixture.update(identity, [.set(apart, "3", 1)])
    let records = try await fixture.list(identity).records ?? []
    let values = Dictionary(
      uniqueKeysWithValues: records.map { (Array(($0.key ?? "").utf8), $0.value) }
    )
    #expect(values == [Array(whole.utf8): "1", Array(apart.utf8): "3"])
  }

  @Test("an answer's members are read as any JSON writes them")
  func members() throws {
    let text = #" { "a\"}" : {"x":[1,{"y":"]"}]} , "\u00e9":"\\" ,"c":null}"#
    var found: [[String]] = []
    for member in JSONMembers(of: Array(text.utf8)[...]) {
      let value = String(decoding: member.value, as: UTF8.self).filter { $0 != " " }
      found.append([try member.name(), value])
    }
    #expect(found == [["a\"}", #"{"x":[1,{"y":"]"}]}"#], ["\u{E9}", #""\\""#], ["c", "null"]])
  }

  @Test("may drop everything: then nothing changes")
  func nothing() async throws {
    let fixture = try await Self.fixture()
    let identity = try await fixture.identity()
    let text = Self.event(of: identity, fixture, "")
    fixture.function.answer { _ in Self.answer(text) }
    #expect(try await fixture.update(identity, [.set("a", "1")]) == [])
    #expect(try await fixture.list(identity).datasetExists == false)
  }

  @Test("is not asked to remove what is not there, and its answer names no count that is not read")
  func removalOfNothing() async throws {
    let fixture = try await Self.fixture()
    let identity = try await fixture.identity()
    fixture.function.answer { event in Self.answer(event) }
    #expect(try await fixture.update(identity, [.remove("x", 0)]).map(\.syncCount) == [0])
    #expect(try await fixture.list(identity).datasetExists == false)
    try await fixture.update(identity, [.set("a", "1"), .set("b", "1")])
    try await fixture.update(identity, [.remove("a", 1), .set("b", "2", 1)])
    let told = try await fixture.update(identity, [.remove("a", 0)])
    #expect(told.map(\.syncCount) == [0])
    #expect(try await fixture.list(identity).datasetSyncCount == 2)
  }

  @Test("that answers something else is InvalidLambdaFunctionOutput, and nothing changes")
  func invalid() async throws {
    let fixture = try await Self.fixture()
    let identity = try await fixture.identity()
    let wrong = [
      "null", "[]", "{}", "x", Self.event(of: identity, fixture, dataset: "e", ""),
      Self.event(of: identity, fixture, #""a":{"newValue":1,"op":"replace"}"#),
      Self.event(of: identity, fixture, #""a":{"newValue":"1","op":"add"}"#),
      Self.event(of: identity, fixture, #""a":{"newValue":"1"}"#),
      Self.event(of: identity, fixture, #""":{"newValue":"1","op":"replace"}"#),
    ]
    for text in wrong {
      fixture.function.answer { _ in Self.answer(text) }
      let refusal = await fixture.refusal { () async throws(IdentityFederationFailure) in
        try await fixture.update(identity, [.set("a", "1")])
      }
      #expect(
        refusal
          == .invalidLambdaFunctionOutput("The function of SyncTrigger gave no valid output."),
        "\(text)"
      )
    }
    fixture.function.answer { _ in
      FunctionAnswer(
        status: 200,
        functionError: "Unhandled",
        errorType: nil,
        body: Array(#"{"errorMessage":"no"}"#.utf8)
      )
    }
    #expect(
      await fixture.refusal { () async throws(IdentityFederationFailure) in
        try await fixture.update(identity, [.set("a", "1")])
      } == .invalidLambdaFunctionOutput("The function of SyncTrigger failed.")
    )
    #expect(try await fixture.list(identity).datasetExists == false)
  }

  @Test("that is busy or out of reach is LambdaThrottled")
  func throttled() async throws {
    let fixture = try await Self.fixture()
    let identity = try await fixture.identity()
    let throttled = IdentityFederationFailure.lambdaThrottled(
      "The function of SyncTrigger cannot be reached."
    )
    fixture.function.answer { _ throws(FunctionTransportFailure) in throw .unreachable("gone") }
    #expect(
      await fixture.refusal { () async throws(IdentityFederationFailure) in
        try await fixture.update(identity, [.set("a", "1")])
      } == throttled
    )
    fixture.function.answer { _ in
      FunctionAnswer(status: 429, functionError: nil, errorType: nil, body: [])
    }
    #expect(
      await fixture.refusal { () async throws(IdentityFederationFailure) in
        try await fixture.update(identity, [.set("a", "1")])
      } == throttled
    )
  }

  @Test("that takes too long is LambdaThrottled, and nothing changes")
  func slow() async throws {
    let fixture = try await Self.fixture(functionTime: .milliseconds(10))
    let identity = try await fixture.identity()
    fixture.function.answer { _ throws(FunctionTransportFailure) in
      do {
        try await Task.sleep(for: patience)
      } catch {
        throw .unreachable("the caller waits no longer")
      }
      throw .unreachable("the caller waited")
    }
    #expect(
      await fixture.refusal { () async throws(IdentityFederationFailure) in
        try await fixture.update(identity, [.set("a", "1")])
      } == .lambdaThrottled("The function of SyncTrigger cannot be reached.")
    )
    #expect(try await fixture.list(identity).datasetExists == false)
  }

  @Test("decides about what it was told: a change meanwhile is a conflict")
  func changeMeanwhile() async throws {
    let fixture = try await Self.fixture()
    let identity = try await fixture.identity()
    fixture.function.answer { event in
      // Another device, by a key, for which no function is called.
      _ = await fixture.refusal { () async throws(IdentityFederationFailure) in
        try await fixture.update(identity, [.set("b", "1")], by: fixture.admin)
      }
      return Self.answer(event)
    }
    #expect(
      await fixture.refusal { () async throws(IdentityFederationFailure) in
        try await fixture.update(identity, [.set("a", "1")])
      } == .resourceConflict("Current SyncCount for: d is: 1 not: 0")
    )
    #expect(try await fixture.list(identity).records?.map(\.key) == ["b"])
  }

  @Test("is not called for a conflict, nor for an administrator, nor once it is removed")
  func uncalled() async throws {
    let fixture = try await Self.fixture()
    let identity = try await fixture.identity()
    try await fixture.update(identity, [.set("a", "1")], by: fixture.admin)
    #expect(
      await fixture.refusal { () async throws(IdentityFederationFailure) in
        try await fixture.update(identity, [.set("a", "1")])
      } == .resourceConflict("Current SyncCount for: a is: 1 not: 0")
    )
    try await Self.set(["SyncTrigger": ""], fixture)
    try await fixture.update(identity, [.set("a", "2", 1)])
    #expect(fixture.function.events == [])
  }

  @Test("is set for the one event there is, by its ARN")
  func configuration() async throws {
    let fixture = try await Self.fixture()
    let told = try await fixture.sync.configuration.getCognitoEvents(
      GetCognitoEventsRequest(identityPoolId: fixture.pool.text),
      call: fixture.admin
    )
    #expect(told.events == ["SyncTrigger": Self.arn])
    #expect(
      await fixture.refusal { () async throws(IdentityFederationFailure) in
        try await Self.set(["Other": Self.arn], fixture)
      } == .invalidParameter("The only event is SyncTrigger.")
    )
    #expect(
      await fixture.refusal { () async throws(IdentityFederationFailure) in
        try await Self.set(["SyncTrigger": "sync"], fixture)
      } == .invalidParameter("The function of SyncTrigger must be named by its ARN.")
    )
  }
}
