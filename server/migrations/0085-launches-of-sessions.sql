ALTER TABLE session ADD COLUMN launch_hash bytea;
COMMENT ON COLUMN session.launch_hash IS 'SHA-256 of the init data of the launch that opened it in a messenger: after a reload they get it again.';
COMMENT ON COLUMN messenger_account.session_id IS 'Read by servers of the version before only: see session.launch_hash.';
COMMENT ON COLUMN messenger_account.launch_hash IS 'Read by servers of the version before only: see session.launch_hash.';
