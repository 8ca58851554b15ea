internal import Domain
package import IdentityFederationCore
package import IdentityFederationMessages
internal import Postgres
package import PublicOperations

extension Datasets {
  /// Lists the records that changed after a count of the dataset, in the order of their change.
  ///
  /// A dataset that is not there has no records: it begins with a device's first update.
  package func listRecords(
    _ request: ListRecordsRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> ListRecordsResponse {
    let subject = try SyncedIdentity(
      pool: request.identityPoolId,
      identity: request.identityId,
      principal: call.principal
    )
    let name = try DatasetName(request.datasetName)
    let limit = try PageLimit.read(request.maxResults, most: DatasetLimits.pageRecords)
    let lastSyncCount = request.lastSyncCount ?? 0
    guard lastSyncCount >= 0 else {
      throw .invalidParameter("LastSyncCount must not be negative.")
    }
    let pages = PaginationToken(
      sealer: sealer,
      listing: "ListRecords",
      subject.pool.text,
      subject.identity.text,
      name.text,
      "\(lastSyncCount)"
    )
    var after = DatasetStore.Place(syncCount: lastSyncCount)
    if let given = request.nextToken {
      guard let place = DatasetStore.Place(try pages.position(from: given)) else {
        throw .invalidParameter("Invalid pagination token given.")
      }
      after = place
    }
    if let given = request.syncSessionToken { try sessions.prove(given, of: subject, name) }

    // The dataset's count is read before its records: a change meanwhile is returned now and once more.
    let found = try await store.find(subject, name, .none)
    let dataset = found.dataset
    var response = ListRecordsResponse(
      records: [],
      count: 0,
      datasetSyncCount: dataset?.syncCount ?? 0,
      mergedDatasetNames: try await store.mergedNames(subject, name),
      datasetExists: dataset.map { !$0.isDeleted } ?? false,
      datasetDeletedAfterRequestedSyncCount: dataset?.isDeleted(after: lastSyncCount) ?? false,
      syncSessionToken: request.syncSessionToken
    )
    if let dataset, !dataset.isDeleted {
      // One more than asked for tells whether there is another page.
      let records = try await store.records(
        of: dataset,
        in: subject.pool,
        after: after,
        limit: limit + 1
      )
      let page = records.prefix(limit)
      response.records = page.map(\.message)
      response.count = Int32(page.count)
      if records.count > page.count, let last = page.last {
        response.nextToken = try pages.text(for: DatasetStore.Place(after: last).text)
      }
    }
    response.lastModifiedBy = dataset?.modifiedBy
    if response.syncSessionToken == nil {
      response.syncSessionToken = try await beginSession(of: subject, name)
    }
    return response
  }

  /// A listing without a token begins a session, which the pool's usage counts.
  private func beginSession(
    of subject: SyncedIdentity,
    _ name: DatasetName
  ) async throws(IdentityFederationFailure) -> String {
    let token = try sessions.token(of: subject, name)
    let count = UsageWriting.session(of: subject.identity, in: subject.pool, at: clock.now())
    _ = try await querying { () async throws(PostgresError) in try await database.execute(count) }
    return token
  }
}
