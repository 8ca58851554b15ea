/// A certificate for gate.example that signs itself, and its key, in PEM: for tests alone.
public struct TestCertificate: Sendable {
  /// The certificate.
  public let chain: [UInt8]
  /// Its private key.
  public let key: [UInt8]

  /// Good until 2126.
  public static let first = TestCertificate(
    chain: Array(
      """
      -----BEGIN CERTIFICATE-----
      MIIBnjCCAUSgAwIBAgIUE1gLkgJhCz3sSK64Jzj+BjuXxGswCgYIKoZIzj0EAwIw
      FzEVMBMGA1UEAwwMZ2F0ZS5leGFtcGxlMCAXDTI2MTEyMTAzNDEyNFoYDzIxMjYx
      MDI4MDM0MTI0WjAXMRUwEwYDVQQDDAxnYXRlLmV4YW1wbGUwWTATBgcqhkjOPQIB
      BggqhkjOPQMBBwNCAAQGcY8sptDfaTmjRT3cGUBmOVZ5FSXO/44Fcz9wS04EPhmz
      rz3NUZlBHY5oT2yu0KOaZ275JGsCo3F1TlRU0LDjo2wwajAdBgNVHQ4EFgQUwiMn
      SrNMfWVelJduEJIZ+4BNUNIwHwYDVR0jBBgwFoAUwiMnSrNMfWVelJduEJIZ+4BN
      UNIwDwYDVR0TAQH/BAUwAwEB/zAXBgNVHREEEDAOggxnYXRlLmV4YW1wbGUwCgYI
      KoZIzj0EAwIDSAAwRQIgN746hDCnRl9nRc5Wfy0r17LvMST2dUZnd3cuvvFSWA4C
      IQDVnYtz3u0GyFQR12RXJbspOikRq6bwMhmQzXKGgaqsvw==
      -----END CERTIFICATE-----
      """.utf8
    ),
    key: Array(
      """
      -----BEGIN PRIVATE KEY-----
      MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgMPG6IHx+mA8Su4YH
      gSIXRb2mkjGDI6TvESbooHCHVa2hRANCAAQGcY8sptDfaTmjRT3cGUBmOVZ5FSXO
      /44Fcz9wS04EPhmzrz3NUZlBHY5oT2yu0KOaZ275JGsCo3F1TlRU0LDj
      -----END PRIVATE KEY-----
      """.utf8
    )
  )

  /// Another one, good until 2126.
  public static let second = TestCertificate(
    chain: Array(
      """
      -----BEGIN CERTIFICATE-----
      MIIBoTCCAUigAwIBAgIUDUvgIroqBPHKR7XEuvv2ig4XG/cwCgYIKoZIzj0EAwIw
      GTEXMBUGA1UEAwwOc2Vjb25kLmV4YW1wbGUwIBcNMjYxMTIyMTczOTU5WhgPMjEy
      NjEwMjkxNzM5NTlaMBkxFzAVBgNVBAMMDnNlY29uZC5leGFtcGxlMFkwEwYHKoZI
      zj0CAQYIKoZIzj0DAQcDQgAE0JY9bKNgY/z3KwmdwuVYAwyqLrcV0zPXklmBa3+D
      TJUNHyck3bVc553IqJ5Ps7a8/A2Zu9QUlQ+neU/mDGqIvqNsMGowHQYDVR0OBBYE
      FLNyj4+iTJh9fR3N73Lt2Qo/5Kv5MB8GA1UdIwQYMBaAFLNyj4+iTJh9fR3N73Lt
      2Qo/5Kv5MA8GA1UdEwEB/wQFMAMBAf8wFwYDVR0RBBAwDoIMZ2F0ZS5leGFtcGxl
      MAoGCCqGSM49BAMCA0cAMEQCIE15M/ui/cOJNP6GetXgUfNbqhBg9vuimh1qH1mn
      rvA0AiB8VU2UqFai2P9Yi1mbPYNiZEil63Zvf/1YALYLDpf4Mg==
      -----END CERTIFICATE-----
      """.utf8
    ),
    key: Array(
      """
      -----BEGIN PRIVATE KEY-----
      MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg+xMjK8wExlUU2MWt
      ovIXkfZTsnGQ9C7uI2FK1jFg5TihRANCAATQlj1so2Bj/PcrCZ3C5VgDDKoutxXT
      M9eSWYFrf4NMlQ0fJyTdtVznncionk+ztrz8DZm71BSVD6d5T+YMaoi+
      -----END PRIVATE KEY-----
      """.utf8
    )
  )

  /// One that was good in 2020.
  public static let ended = TestCertificate(
    chain: Array(
      """
      -----BEGIN CERTIFICATE-----
      MIIBFzCBvgIBATAKBggqhkjOPQQDAjAYMRYwFAYDVQQDDA1lbmRlZC5leGFtcGxl
      MB4XDTIwMDEwMTAwMDAwMFoXDTIxMDEwMTAwMDAwMFowGDEWMBQGA1UEAwwNZW5k
      ZWQuZXhhbXBsZTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABFLJRI52WVOM38qv
      0qGUWkB3wHtKXXAsUIE4KJKLenm6YLT+fnwrYcqSSBX2iqEr7rfiA/sUYieOlN98
      C66/39AwCgYIKoZIzj0EAwIDSAAwRQIhAIDXd0NzXpRRrMrGwN+mVErUReKRukIt
      HDbCCyqlblehAiBJVXkDp1fyMvif1ke6hwllbwQq/BrRMvt/SN8Jh62jXw==
      -----END CERTIFICATE-----
      """.utf8
    ),
    key: Array(
      """
      -----BEGIN PRIVATE KEY-----
      MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgoWIcGPThB/BKDmO9
      WUEDoibDypycWLyZMZUFjP29uSWhRANCAARSyUSOdllTjN/Kr9KhlFpAd8B7Sl1w
      LFCBOCiSi3p5umC0/n58K2HKkkgV9oqhK+634gP7FGInjpTffAuuv9/Q
      -----END PRIVATE KEY-----
      """.utf8
    )
  )
}
