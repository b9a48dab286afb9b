CREATE TABLE messenger_account (
  player_id bigint PRIMARY KEY REFERENCES player,
  messenger text NOT NULL CHECK (messenger IN ('TELEGRAM')),
  messenger_user_id bigint NOT NULL CHECK (messenger_user_id > 0),
  linked_at timestamptz NOT NULL,
  session_id uuid,
  launch_hash bytea CHECK (octet_length(launch_hash) = 32),
  CONSTRAINT messenger_account_user UNIQUE (messenger, messenger_user_id)
);
COMMENT ON TABLE messenger_account IS 'Who logs in by a messenger: one account of it and one castle.';
COMMENT ON COLUMN messenger_account.session_id IS 'The session that the messenger opened last.';
COMMENT ON COLUMN messenger_account.launch_hash IS 'SHA-256 of the init data that opened it: after a reload they get the same session.';
