internal import AuthenticationMessages
internal import Markup

/// Settings that a pool has, and that are stored and reported without an effect here: clients and tools send them.
struct StoredOnlyPart: Sendable {
  private let pool: UserPoolType

  init(_ pool: UserPoolType) {
    self.pool = pool
  }

  private var settings: [(name: String, value: String?, instead: String)] {
    let (email, sms) = (pool.emailConfiguration, pool.smsConfiguration)
    let server = "The installation’s mail server sends."
    let webhook =
      "The installation’s receiver of text messages sends. That one is named lets the pool send them."
    return [
      ("EmailConfiguration.SourceArn", email?.sourceArn, server),
      ("EmailConfiguration.ConfigurationSet", email?.configurationSet, server),
      ("SmsConfiguration.SnsCallerArn", sms?.snsCallerArn, webhook),
      ("SmsConfiguration.ExternalId", sms?.externalId, webhook),
      ("SmsConfiguration.SnsRegion", sms?.snsRegion, webhook),
    ]
  }

  /// Nothing where the pool has none of them.
  var html: HTML? {
    let rows = settings.filter { $0.value?.isEmpty == false }.map { setting -> HTML in
      """
      <dt class="mono">\(setting.name)</dt><dd><span class="mono">\(setting.value)</span> \(
        Pieces.badge("Stored only", "warn")
      )<p class="hint">\(setting.instead)</p></dd>
      """
    }
    guard !rows.isEmpty else { return nil }
    return """
      <section class="panel" aria-labelledby="so"><header><h2 id="so">Without effect here</h2></header>
      <dl class="set">
      \(rows)
      </dl></section>
      """
  }
}
