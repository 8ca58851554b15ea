-- Which chains count as sessions: none of a deleted client, and one whose device nobody has confirmed only
-- while its access token is good. An older version of the service neither notes nor asks that.

ALTER TABLE token_issuance.chains
  -- Until when the chain's access token is good; null unless the sign-in was given a device that nobody has
  -- confirmed yet.
  ADD COLUMN unconfirmed_until_unix_millis bigint;

ALTER TABLE token_issuance.chains DROP CONSTRAINT chains_revocation_check;

-- Not validated: each row that exists fulfils the former constraint, which was narrower.
ALTER TABLE token_issuance.chains ADD CONSTRAINT chains_revocation_check
  CHECK (revocation IN ('requested', 'reuse', 'device_forgotten', 'superseded', 'evicted',
    'session_revoked', 'policy', 'client_deleted')) NOT VALID;

-- The chains of a deleted client are found by this, in pieces.
CREATE INDEX chains_by_client
  ON token_issuance.chains (user_pool_id, client_id, chain_id)
  WHERE revoked_at_unix_millis IS NULL;

-- Clients that were deleted, for as long as a sign-in at one may still be under way.
CREATE TABLE token_issuance.deleted_clients (
  user_pool_id text COLLATE "C" NOT NULL,
  client_id text COLLATE "C" NOT NULL,
  deleted_at_unix_millis bigint NOT NULL,
  PRIMARY KEY (user_pool_id, client_id)
);

-- Ends the chains that give way to one that is about to begin, and says whether it may.
--
-- Sign-ins of one user wait for each other here until they are committed, and each statement of a volatile
-- function sees what was committed before it began. So no number of sign-ins at once leaves more chains
-- than `most`, or two of one device. Where the answer is no, nothing was ended.
--
-- PostgreSQL takes a user's expired chains for as likely to be in use as those of all others, and would
-- read the whole table for a user with many of them. So it is kept from that.
CREATE OR REPLACE FUNCTION token_issuance.make_room(
  may_begin boolean, pool text, owner text, client text, device text, installed text, sso uuid,
  is_one_per_device boolean, most integer, refuses boolean, now_millis bigint)
RETURNS TABLE (has_room boolean, is_full boolean, superseded uuid[], evicted uuid[])
LANGUAGE plpgsql VOLATILE ROWS 1 SET enable_seqscan = off AS $$
DECLARE
  ending uuid;
BEGIN
  has_room := false;
  is_full := false;
  superseded := '{}';
  evicted := '{}';
  IF NOT may_begin THEN
    RETURN NEXT;
    RETURN;
  END IF;
  IF sso IS NOT NULL THEN
    -- The end of the browser's sign-in waits for chains that are just beginning, and ends them too.
    PERFORM pg_advisory_xact_lock_shared(hashtextextended(pool || '|' || sso, 4));
    IF EXISTS (
      SELECT FROM token_issuance.ended_sso_sessions AS e
      WHERE e.user_pool_id = pool AND e.sso_session_id = sso)
    THEN
      RETURN NEXT;
      RETURN;
    END IF;
  END IF;
  IF is_one_per_device OR most IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(hashtextextended(pool || '|' || owner, 3));
  END IF;
  IF is_one_per_device THEN
    SELECT coalesce(array_agg(c.chain_id), '{}') INTO superseded
    FROM token_issuance.chains AS c
    WHERE c.user_pool_id = pool AND c.sub = owner AND c.client_id = client
      AND c.revoked_at_unix_millis IS NULL AND c.expires_at_unix_millis > now_millis
      AND coalesce(c.device_key, c.installation) = coalesce(device, installed)
      AND (c.device_key IS NULL) = (device IS NULL);
  END IF;
  IF most IS NOT NULL THEN
    SELECT coalesce(array_agg(used.chain_id), '{}') INTO evicted
    FROM (
      SELECT c.chain_id FROM token_issuance.chains AS c
      WHERE c.user_pool_id = pool AND c.sub = owner AND c.revoked_at_unix_millis IS NULL
        AND c.device_forgotten_at_unix_millis IS NULL AND c.expires_at_unix_millis > now_millis
        AND coalesce(c.unconfirmed_until_unix_millis > now_millis, true)
        AND c.chain_id <> ALL (superseded)
      ORDER BY token_issuance.last_active(c) DESC, c.chain_id OFFSET most - 1
    ) AS used;
    IF refuses AND cardinality(evicted) > 0 THEN
      is_full := true;
      superseded := '{}';
      evicted := '{}';
      RETURN NEXT;
      RETURN;
    END IF;
  END IF;
  -- One by one: for a list, whose length it cannot know, PostgreSQL would plan the statement anew each time.
  FOREACH ending IN ARRAY superseded || evicted LOOP
    UPDATE token_issuance.chains AS c
    SET revoked_at_unix_millis = now_millis,
      revocation = CASE WHEN ending = ANY (evicted) THEN 'evicted' ELSE 'superseded' END
    WHERE c.user_pool_id = pool AND c.chain_id = ending AND c.revoked_at_unix_millis IS NULL;
  END LOOP;
  has_room := true;
  RETURN NEXT;
END $$;
