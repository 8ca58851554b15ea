-- How far a message has come on its way to the user.

ALTER TABLE authentication.outbox_messages
  -- pending: waits for its next attempt. sending: an instance has it until its lease ends; then
  -- nobody knows whether it arrived, and it is tried again. sent: its receiver has answered for it.
  -- failed: nobody tries again.
  ADD COLUMN state text COLLATE "C" NOT NULL DEFAULT 'pending'
    CHECK (state IN ('pending', 'sending', 'sent', 'failed')),
  ADD COLUMN attempts integer NOT NULL DEFAULT 0,
  -- Of a pending message when to try next, of one in sending when the lease ends.
  ADD COLUMN next_attempt_at_unix_millis bigint NOT NULL DEFAULT 0,
  -- Whose lease it is: an instance that was too slow changes nothing.
  ADD COLUMN lease_id text COLLATE "C",
  ADD COLUMN last_error text,
  ADD COLUMN sent_at_unix_millis bigint,
  -- When the code or password in it stops counting; a message without counts for a day.
  ADD COLUMN expires_at_unix_millis bigint;

CREATE INDEX outbox_messages_due ON authentication.outbox_messages (next_attempt_at_unix_millis)
  WHERE state IN ('pending', 'sending');
