import ServerTLS
import TestSupport

/// Who the gateway is in tests with TLS.
let testIdentity = TLSIdentity(.first)

extension TLSIdentity {
  init(_ certificate: TestCertificate) {
    self.init(certificateChain: certificate.chain, privateKey: certificate.key)
  }
}
