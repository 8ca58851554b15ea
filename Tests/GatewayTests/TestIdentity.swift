import GatewayService

/// A self-signed certificate for gate.example and its key, for tests alone.
let testIdentity = GatewayConfiguration.TLSIdentity(
  certificateChain: Array(
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
  privateKey: Array(
    """
    -----BEGIN PRIVATE KEY-----
    MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgMPG6IHx+mA8Su4YH
    gSIXRb2mkjGDI6TvESbooHCHVa2hRANCAAQGcY8sptDfaTmjRT3cGUBmOVZ5FSXO
    /44Fcz9wS04EPhmzrz3NUZlBHY5oT2yu0KOaZ275JGsCo3F1TlRU0LDj
    -----END PRIVATE KEY-----
    """.utf8
  )
)
