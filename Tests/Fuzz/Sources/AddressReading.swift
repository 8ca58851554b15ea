internal import Domain
internal import HTTPTypes

@testable internal import GatewayService

/// Reads a request's target, host, forwarded addresses and form.
enum AddressReading {
  private static let patterns: [PathPattern] = [
    "/", "/{pool}/.well-known/jwks.json", "/i/{pool}/{session}", "/identitypools/{rest...}",
  ]

  static func read(_ bytes: [UInt8]) {
    let request = RequestHead(bytes)
    let target = request.head.path ?? ""
    let path = target.prefix { $0 != "?" && $0 != "#" }
    for pattern in patterns {
      guard let parts = pattern.match(path) else { continue }
      // No part of a path reaches beyond its slashes.
      precondition(parts.values.allSatisfy { !$0.contains("/") })
    }
    let plain = Parameters(query: target, plus: .plus)
    let form = Parameters(form: request.body)
    precondition(plain.repeated.isSubset(of: plain.all.keys))
    precondition(form.repeated.isSubset(of: form.all.keys))
    _ = RequestHost.isNamedOnce(in: request.head)
    let address = ClientAddress(trustedProxies: [AddressRange("127.0.0.1")].compactMap { $0 })
    _ = address.text(peer: "127.0.0.1", headers: request.head.headerFields)
    do throws(PublicError) {
      let form = try QueryForm(request.head, body: request.body)
      _ = form.text("Action")
      _ = try form.integer("DurationSeconds")
    } catch {
      precondition(!error.isInternal)
    }
  }
}
