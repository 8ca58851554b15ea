-- Who of the operators asked, as in each service that has events.
ALTER TABLE identity_federation.audit_events ADD COLUMN operator_name text;
ALTER TABLE identity_federation.begun_events ADD COLUMN operator_name text;
ALTER TABLE identity_federation.user_refusals ADD COLUMN operator_name text;
ALTER TABLE identity_federation.stranger_refusals ADD COLUMN operator_name text;
