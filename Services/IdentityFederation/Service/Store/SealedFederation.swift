internal import IdentityFederationAccessKeys
internal import IdentityFederationProviderSignIns
internal import IdentityFederationSync
internal import IdentityFederationUserPoolProviders
internal import PublicOperations
package import SealedRows

/// Everything of this service's schema that depends on its sealing keys.
package enum SealedFederation {
  /// All columns.
  package static let rows: [SealedRows] =
    [
      SealedAccessKeys.rows, SealedProviders.rows, SealedUserPoolKeys.rows,
      SealedProviderTokens.rows, SealedDeviceTokens.rows, SealedEvents.rows,
    ] + SealedSignInAttempts.rows
}
