CREATE TABLE personal_token (
  id uuid PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 40),
  scopes text[] NOT NULL CHECK (cardinality(scopes) BETWEEN 1 AND 3),
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  expires_at timestamptz NOT NULL
);
CREATE INDEX personal_token_player ON personal_token (player_id);
CREATE INDEX personal_token_end ON personal_token (expires_at);
COMMENT ON TABLE personal_token IS 'Tokens of players for their tools. The token itself is signed, not stored; a revoked one has no row.';
COMMENT ON COLUMN personal_token.last_used_at IS 'At most a minute old.';
