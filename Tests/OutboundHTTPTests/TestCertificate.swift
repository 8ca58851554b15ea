import Foundation
import NIOSSL

/// A self-signed certificate for localhost and its key, for tests alone.
struct TestCertificate {
  /// A file with the certificate, for who is to trust it.
  let file: String
  private let certificate: String
  private let key: String

  private init(_ certificate: String, _ key: String) throws {
    self.certificate = certificate
    self.key = key
    file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pem").path
    try Data(certificate.utf8).write(to: URL(filePath: file))
  }

  func remove() throws {
    try FileManager.default.removeItem(atPath: file)
  }

  var server: TLSConfiguration {
    get throws {
      TLSConfiguration.makeServerConfiguration(
        certificateChain: [
          .certificate(try NIOSSLCertificate(bytes: Array(certificate.utf8), format: .pem))
        ],
        privateKey: .privateKey(try NIOSSLPrivateKey(bytes: Array(key.utf8), format: .pem))
      )
    }
  }

  static func trusted() throws -> TestCertificate {
    try TestCertificate(
      """
      -----BEGIN CERTIFICATE-----
      MIIBlTCCATugAwIBAgIUeVIRnJaAosezUKsYXBqPE2uwchYwCgYIKoZIzj0EAwIw
      FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjAzNDEyNloYDzIxMjYxMDI5
      MDM0MTI2WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
      PQMBBwNCAATXDb7gc/sMFrqibyT+ReD4V8pbBroR2/HPzIod98gC2mnXduJ4/otB
      1yIOrxd05vE8SMS33g8a/QHWHRakRLbFo2kwZzAdBgNVHQ4EFgQUu+MR5QFnmqLB
      qUM2D3MosSYAUp4wHwYDVR0jBBgwFoAUu+MR5QFnmqLBqUM2D3MosSYAUp4wDwYD
      VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
      SAAwRQIhAORrqJhh1X8C3x2PE6RMs7a4lugmSuKZYGRUznPEAWp0AiAdHmjcqvin
      Ps3urbqlb/qPbUwDAcSpduoZXGR0b65LcQ==
      -----END CERTIFICATE-----
      """,
      """
      -----BEGIN PRIVATE KEY-----
      MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgzA400CVbb8CMaovx
      t4TCyUCcCNvgD0MtRXrUrX2vfR+hRANCAATXDb7gc/sMFrqibyT+ReD4V8pbBroR
      2/HPzIod98gC2mnXduJ4/otB1yIOrxd05vE8SMS33g8a/QHWHRakRLbF
      -----END PRIVATE KEY-----
      """
    )
  }

  static func stranger() throws -> TestCertificate {
    try TestCertificate(
      """
      -----BEGIN CERTIFICATE-----
      MIIBlDCCATugAwIBAgIUYDG8EWJYYFvMMy9GPXmDt390pMwwCgYIKoZIzj0EAwIw
      FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjAzNDEyNloYDzIxMjYxMDI5
      MDM0MTI2WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
      PQMBBwNCAASAhvZO8ojZA/q7jI54YXjgViX1P6QcgtHN98fRoWClEGFUIYc/Oz8A
      xlqX2jYubXwIEulKZyO4PBKjrb83CuSPo2kwZzAdBgNVHQ4EFgQUv+etZ27N91mB
      w6NeYSYhYiAa5VYwHwYDVR0jBBgwFoAUv+etZ27N91mBw6NeYSYhYiAa5VYwDwYD
      VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
      RwAwRAIgbqbX7W/ucrvUX3teAgkC9ODUx+yFTMtykyU+xLF/XfECIEfnW8563i3c
      ePgRnRJGMRWX9L+kpNQ1J1srEwkA4WdT
      -----END CERTIFICATE-----
      """,
      """
      -----BEGIN PRIVATE KEY-----
      MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg46yDxIWX4H9Oj8D3
      4ln51zm1oTevXvASFxDSmkPTEEahRANCAASAhvZO8ojZA/q7jI54YXjgViX1P6Qc
      gtHN98fRoWClEGFUIYc/Oz8AxlqX2jYubXwIEulKZyO4PBKjrb83CuSP
      -----END PRIVATE KEY-----
      """
    )
  }
}
