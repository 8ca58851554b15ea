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
    let host = RequestHost.name(of: request.head.authority ?? "")
    // Whatever a host is compared with has passed through the same.
    if RequestHost.isHost(host) { precondition(RequestHost.name(of: host) == host) }
    for url in plain.all.values where RedirectURI.fault(of: url) == nil {
      // Nothing in it ends a header or begins a fragment.
      precondition(url.utf8.allSatisfy { (0x21...0x7E).contains($0) } && !url.contains("#"))
    }
    let address = ClientAddress(trustedProxies: [AddressRange("127.0.0.1")].compactMap { $0 })
    _ = address.text(peer: "127.0.0.1", headers: request.head.headerFields)
    _ = address.forwardedHost(peer: "127.0.0.1", headers: request.head.headerFields)
    do throws(PublicError) {
      let form = try QueryForm(request.head, body: request.body)
      _ = form.text("Action")
      _ = try form.integer("DurationSeconds")
    } catch {
      precondition(!error.isInternal)
    }
  }
}
