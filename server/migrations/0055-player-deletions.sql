CREATE TABLE player_deletion (
  player_id bigint PRIMARY KEY REFERENCES player,
  names text[] NOT NULL,
  stage text NOT NULL CHECK (stage IN ('TIES', 'CRUSADES', 'RUNS', 'FIGHTS', 'NOTIFICATIONS', 'GEAR')),
  position bigint NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL
);
COMMENT ON TABLE player_deletion IS 'Players who are being deleted: the names that rows of others still hold, and how far they are replaced.';
