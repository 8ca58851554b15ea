/// Keeps access keys that were disabled or deleted since a backup from coming back with it.
///
/// The installation that is replaced still knows them. A restored key that no longer signs requests there is
/// disabled; the operator may enable it again.
enum RestoredAccessKeys {
  static let keep: StaticString = """
    DO $$ BEGIN
      IF to_regclass('identity_federation.access_keys') IS NOT NULL THEN
        CREATE TEMPORARY TABLE present_access_keys ON COMMIT DROP AS
          SELECT access_key_id FROM identity_federation.access_keys WHERE status = 'Active';
      END IF;
    END $$
    """

  static let disable: StaticString = """
    DO $$ BEGIN
      IF to_regclass('pg_temp.present_access_keys') IS NOT NULL THEN
        UPDATE identity_federation.access_keys SET status = 'Inactive'
        WHERE access_key_id NOT IN (SELECT access_key_id FROM pg_temp.present_access_keys);
      END IF;
    END $$
    """
}
