import IdentityFederationCore
import IdentityFederationIdentities
import IdentityFederationMessages
import IdentityFederationStubs
import Postgres
import PublicOperations
import TestSupport
import Testing

@Suite("Identities and their logins are removed")
struct IdentityRemovalTests {
  private static let google = "accounts.google.com"
  private static let facebook = "graph.facebook.com"

  private func unlink(
    _ removed: [String],
    from identity: String,
    by proof: [String: String],
    _ stage: IdentityStage,
    _ call: Call
  ) async throws {
    _ = try await stage.identities.unlinkIdentity(
      UnlinkIdentityRequest(identityId: identity, logins: proof, loginsToRemove: removed),
      call: call
    )
  }

  @Test("logins are unlinked by one of them; without any the identity cannot be used")
  func unlinking() async throws {
    let stage = try await IdentityStage()
    let pool = try await stage.makePool()
    let both = [Self.google: "ann", Self.facebook: "ann"]
    let ann = try await stage.identity(both, in: pool)
    func unlink(_ proof: [String: String], _ removed: [String]) async throws {
      try await self.unlink(removed, from: ann, by: proof, stage, stage.call())
    }
    #expect(
      await stage.refusal { try await unlink(both, [Self.google, "x"]) }
        == .resourceNotFound("Login 'x' not found for identity '\(ann)'.")
    )
    #expect(try await stage.describe(ann).logins == [Self.google, Self.facebook])
    #expect(
      await stage.refusal { try await unlink([Self.google: "bob"], []) } == .loginsDoNotMatch
    )
    #expect(await stage.refusal { try await unlink([:], []) } == .loginsDoNotMatch)
    try await unlink([Self.google: "ann"], [Self.google])
    #expect(try await stage.describe(ann).logins == [Self.facebook])
    #expect(try await stage.identity([Self.google: "ann"], in: pool) != ann)
    try await unlink([Self.facebook: "ann"], [Self.facebook])
    #expect(
      await stage.refusal { try await stage.use(ann) }
        == .notAuthorized("Access to Identity '\(ann)' is forbidden.")
    )
    #expect(try await stage.identity([Self.facebook: "ann"], in: pool) != ann)
  }

  @Test("a login may be named by another spelling of its provider, proved or not (DID-26)")
  func spelling() async throws {
    let stage = try await IdentityStage()
    let pool = try await stage.makePool()
    let ann = try await stage.identity([Self.google: "ann", Self.facebook: "ann"], in: pool)
    let other = SpokenLogins.otherSpelling(of: Self.google)
    try await unlink([other], from: ann, by: [Self.facebook: "ann"], stage, stage.call())
    #expect(try await stage.describe(ann).logins == [Self.facebook])
  }

  @Test("a caller who has proved nothing begins no change")
  func beginning() async throws {
    let stage = try await IdentityStage()
    let pool = try await stage.makePool()
    let ann = try await stage.identity([Self.google: "ann"], in: pool)
    #expect(!IdentityFederationOperation.unlinkIdentity.isChange)
    let refused = stage.call()
    _ = await stage.refusal {
      try await unlink([Self.google], from: ann, by: [Self.google: "bad"], stage, refused)
    }
    #expect(refused.trail.facts.begun == nil)
    let done = stage.call()
    try await unlink([Self.google], from: ann, by: [Self.google: "ann"], stage, done)
    #expect(done.trail.facts.begun != nil)
  }

  @Test("deleted identities are gone with their logins; unknown ones are no error (DID-20)")
  func deletion() async throws {
    let stage = try await IdentityStage()
    let pool = try await stage.makePool()
    let ann = try await stage.identity([Self.google: "ann"], in: pool)
    let kept = try await stage.identity(in: pool)
    let unknown = "eu-west-1:00000000-0000-0000-0000-000000000000"
    let answer = try await stage.identities.deleteIdentities(
      DeleteIdentitiesRequest(identityIdsToDelete: [ann, unknown, "eu-west-1:abc"]),
      call: stage.call()
    )
    #expect(answer.unprocessedIdentityIds?.map(\.identityId) == ["eu-west-1:abc"])
    #expect(answer.unprocessedIdentityIds?.map(\.errorCode) == ["AccessDenied"])
    #expect(
      await stage.refusal { try await stage.describe(ann) }
        == .resourceNotFound("Identity '\(ann)' not found.")
    )
    #expect(try await stage.identity([Self.google: "ann"], in: pool) != ann)
    #expect(try await stage.describe(kept).identityId == kept)
  }

  @Test("an identity that cannot be deleted keeps back no other (DID-20)")
  func failure() async throws {
    let stage = try await IdentityStage()
    let pool = try await stage.makePool()
    let stuck = try await stage.identity(in: pool)
    let others = [try await stage.identity(in: pool), try await stage.identity(in: pool)]
    let administration = stage.base.database.administrationPool()
    try await administration.execute(
      """
      CREATE FUNCTION identity_federation.stuck() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF OLD.id::text IN (SELECT id FROM identity_federation.stuck_identities) THEN
          RAISE 'stuck';
        END IF;
        RETURN OLD;
      END $$
      """
    )
    try await administration.execute("CREATE TABLE identity_federation.stuck_identities (id text)")
    try await administration.execute(
      """
      INSERT INTO identity_federation.stuck_identities VALUES (split_part(\(stuck), ':', 2))
      """
    )
    try await administration.execute(
      "GRANT SELECT ON identity_federation.stuck_identities TO PUBLIC"
    )
    try await administration.execute(
      """
      CREATE TRIGGER stuck BEFORE DELETE ON identity_federation.identities
      FOR EACH ROW EXECUTE FUNCTION identity_federation.stuck()
      """
    )
    let answer = try await stage.identities.deleteIdentities(
      DeleteIdentitiesRequest(identityIdsToDelete: [others[0], stuck, others[1]]),
      call: stage.call()
    )
    #expect(answer.unprocessedIdentityIds?.map(\.identityId) == [stuck])
    #expect(answer.unprocessedIdentityIds?.map(\.errorCode) == ["InternalServerError"])
    #expect(try await stage.describe(stuck).identityId == stuck)
    for other in others {
      #expect(await stage.refusal { try await stage.describe(other) } == .identityNotFound(other))
    }
  }

  @Test("the event of a deletion names the pool, and the identity where it is one")
  func event() async throws {
    let stage = try await IdentityStage()
    let pool = try await stage.makePool()
    for count in 1...2 {
      var ids: [String] = []
      for _ in 0..<count { ids.append(try await stage.identity(in: pool)) }
      let call = stage.call()
      _ = try await stage.identities.deleteIdentities(
        DeleteIdentitiesRequest(identityIdsToDelete: ids),
        call: call
      )
      #expect(call.trail.facts.pool == pool)
      #expect(call.trail.facts.identity == (count == 1 ? ids[0] : nil))
    }
  }
}
