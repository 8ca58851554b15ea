-- A sign-in and a list of sessions read the chains of a user that are in use, and no others: the index tells
-- which have expired. It replaces one without the expiry, beside which PostgreSQL would read the index of all
-- expiries.
DROP INDEX token_issuance.chains_by_user;

CREATE INDEX chains_by_user
  ON token_issuance.chains (user_pool_id, sub, expires_at_unix_millis)
  WHERE revoked_at_unix_millis IS NULL;

-- Notes of browsers' sign-ins are removed in the order of their end.
CREATE INDEX ended_sso_sessions_by_end
  ON token_issuance.ended_sso_sessions (ended_at_unix_millis);

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
