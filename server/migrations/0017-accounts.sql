-- Password and e-mail lie apart from the player's row, which every command and every page carries.
CREATE TABLE account (
  player_id bigint PRIMARY KEY REFERENCES player,
  email text NOT NULL CHECK (char_length(email) <= 320),
  email_key text NOT NULL UNIQUE,
  email_confirmed_at timestamptz,
  password_hash text
);
COMMENT ON TABLE account IS 'Who logs in by e-mail; the castles of neighbours have none.';
COMMENT ON COLUMN account.email_key IS 'The address folded for comparison.';

INSERT INTO account (player_id, email, email_key, email_confirmed_at, password_hash)
SELECT id, email, email_key, email_confirmed_at, password_hash FROM player WHERE email IS NOT NULL;

ALTER TABLE player
  DROP COLUMN email,
  DROP COLUMN email_key,
  DROP COLUMN email_confirmed_at,
  DROP COLUMN password_hash,
  DROP CONSTRAINT player_name_check,
  ADD CONSTRAINT player_name_check CHECK (char_length(name) BETWEEN 6 AND 12);
