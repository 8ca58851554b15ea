-- Messages that a function of the pool puts into words, or sends.

ALTER TABLE authentication.outbox_messages
  -- The sealed contents are not in words yet: no sender of the operator takes the message.
  ADD COLUMN awaits_function boolean NOT NULL DEFAULT false;

-- What waits for a function must not be walked through for what does not, and the other way round.
DROP INDEX authentication.outbox_messages_due;
CREATE INDEX outbox_messages_due
  ON authentication.outbox_messages (delivery_medium, next_attempt_at_unix_millis)
  WHERE state IN ('pending', 'sending') AND NOT awaits_function;
CREATE INDEX outbox_messages_awaiting_function
  ON authentication.outbox_messages (user_pool_id, next_attempt_at_unix_millis)
  WHERE state IN ('pending', 'sending') AND awaits_function;
