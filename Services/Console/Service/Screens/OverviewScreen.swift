internal import AuthenticationMessages
internal import Markup

/// A pool in short.
struct OverviewScreen: Sendable {
  private let pool: PoolVisit

  init(_ pool: PoolVisit) {
    self.pool = pool
  }

  func show() async throws(PageFailure) -> PageResponse {
    let described = pool.described
    let delete: HTML? =
      pool.may(.administrator)
      ? """
      <span class="end row"><a class="button bad" href="\(pool.link("delete"))">Delete…</a></span>
      """ : nil
    let tags = (described.userPoolTags ?? [:]).sorted { $0.key < $1.key }.map { tag -> HTML in
      """
      <dt class="mono">\(tag.key)</dt><dd class="mono">\(tag.value)</dd>
      """
    }
    let tagPanel: HTML? =
      tags.isEmpty
      ? nil
      : """
      <section class="panel" aria-labelledby="tg"><header><h2 id="tg">Tags</h2></header>
      <dl class="set">
      \(tags)
      </dl></section>
      """
    return Page(
      title: pool.page.name,
      pool: pool.page,
      section: .overview,
      aside: delete,
      body: [
        """
        <section class="panel" aria-labelledby="ov"><header><h2 id="ov">The pool</h2></header>
        <dl class="set">
        <dt><strong>Pool ID</strong></dt><dd class="mono">\(pool.id)</dd>
        <dt><strong>ARN</strong></dt><dd class="mono">\(described.arn)</dd>
        <dt><strong>Users</strong></dt><dd class="num">about \(Words.number(Int64(described.estimatedNumberOfUsers ?? 0)))\
        </dd>
        <dt><strong>Tier</strong></dt><dd>\(described.userPoolTier)</dd>
        <dt><strong>MFA</strong></dt><dd>\(described.mfaConfiguration)</dd>
        <dt><strong>Deletion protection</strong></dt><dd>\(
          described.deletionProtection == "ACTIVE" ? "On" : "Off"
        )</dd>
        <dt><strong>Created</strong></dt><dd class="num">\(Words.time(described.creationDateUnixMillis)) UTC</dd>
        </dl></section>
        """,
        tagPanel ?? "", StoredOnlyPart(described).html ?? "",
        Pieces.copyAs(["aws cognito-idp describe-user-pool --user-pool-id \(pool.id)"]),
      ]
    ).response(for: pool.visit)
  }
}
