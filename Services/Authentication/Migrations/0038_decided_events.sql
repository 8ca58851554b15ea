-- The index of a pool's events by time is for `risk replay` alone, which asks for decided ones. While it was of
-- all events, a database without statistics read a user's events by it: all of the pool's, at each sign-in.

CREATE INDEX auth_events_decided
  ON authentication.auth_events (user_pool_id, created_at_unix_millis) WHERE facts IS NOT NULL;
DROP INDEX authentication.auth_events_by_pool;
