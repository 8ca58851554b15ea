internal import AuthenticationMessages
internal import AuthenticationStubs
internal import Markup
internal import RPC

/// What a pool asks for beyond Cognito, by its tags.
struct PoolTagsPart: Sendable {
  private let pool: PoolVisit

  init(_ pool: PoolVisit) {
    self.pool = pool
  }

  private var arn: String { pool.described.arn ?? "" }

  private func value(of tag: PoolTag) -> String {
    pool.described.userPoolTags?[tag.key] ?? tag.values[0]
  }

  var html: HTML {
    """
    <section class="panel" aria-labelledby="s5"><header><h2 id="s5">Beyond Cognito</h2><span class="muted">By tags of the \
    pool.</span></header>
    <dl class="set">
    \(PoolTag.all.map(row))
    </dl>
    <div class="body">\(Pieces.copyAs([
      "aws cognito-idp tag-resource --resource-arn \(arn) --tags gatehouse:common-passwords=refused",
      "aws cognito-idp list-tags-for-resource --resource-arn \(arn)",
    ]))</div>
    </section>
    """
  }

  private func row(_ tag: PoolTag) -> HTML {
    """
    <dt><strong>\(tag.title)</strong><p class="mono muted small">\(tag.key)</p></dt><dd>\(control(tag))<p class="hint" \
    id="tg-\(tag.name)-h">\(tag.meaning)</p></dd>
    """
  }

  private func control(_ tag: PoolTag) -> HTML {
    let present = value(of: tag)
    guard pool.may(.administrator) else { return "\(present)" }
    let options = tag.values.map { value -> HTML in
      let mark: HTML = value == present ? " selected" : ""
      return """
        <option\(mark)>\(value)</option>
        """
    }
    return """
      <form class="row" method="post" action="\(pool.link("settings"))">\(pool.visit.formSecret)<input type="hidden" \
      name="part" value="tag"><input type="hidden" name="tag" value="\(tag.name)"><select class="input" name="value" \
      aria-label="\(tag.title)" aria-describedby="tg-\(tag.name)-h">\(options)</select><button class="button" \
      type="submit">Save<span class="hide"> \(tag.title)</span></button></form>
      """
  }

  /// Sets the tag that the form names, and leaves the others as they are.
  func save() async throws(PageFailure) {
    let form = pool.visit.request.form
    guard let tag = PoolTag.named(form["tag"]), let value = form["value"] else { throw .notFound }
    let request = TagResourceRequest(resourceArn: arn, tags: [tag.key: value])
    _ = try await pool.visit.calls.change { (calls, context) async throws(RPCError) in
      try await calls.operations.tagResource(request, context: context)
    }
  }
}
