-- For the end of what an instance has opened, when it loses an account.
CREATE INDEX interaction_sessions_by_instance
  ON authentication.interaction_sessions (user_pool_id, instance_id)
  WHERE ended_at_unix_millis IS NULL AND instance_id IS NOT NULL;
