-- A login may need a code of an authenticator app besides the password.
CREATE TABLE second_factor (
  player_id bigint PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  sealed_secret bytea NOT NULL,
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  last_step bigint,
  recovery_salt bytea
);
COMMENT ON COLUMN second_factor.sealed_secret IS 'Encrypted with a key that follows from SECRET.';
COMMENT ON COLUMN second_factor.confirmed_at IS 'Null until the first code: logins need none before.';
COMMENT ON COLUMN second_factor.last_step IS 'Time step of the last code. Codes up to it are used.';

CREATE TABLE recovery_code (
  player_id bigint NOT NULL REFERENCES second_factor ON DELETE CASCADE,
  hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (player_id, hash)
);
COMMENT ON COLUMN recovery_code.hash IS 'Argon2id with the recovery_salt of the player.';

CREATE TABLE login_step (
  id uuid PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player,
  device_id uuid,
  tries smallint NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX login_step_player_id ON login_step (player_id);
CREATE INDEX login_step_expires_at ON login_step (expires_at);
COMMENT ON TABLE login_step IS 'Logins between the password and the code.';
COMMENT ON COLUMN login_step.device_id IS 'The browser that gave the password. Null in a frame without cookies.';

ALTER TABLE session ADD COLUMN reported_at timestamptz;
COMMENT ON COLUMN session.reported_at IS 'When a letter told the owner of this login from a new device.';
