-- A guess that is renewed every few seconds: lost by a crash without harm.
CREATE UNLOGGED TABLE presence (
  process_id uuid PRIMARY KEY,
  count int NOT NULL CHECK (count >= 0),
  updated_at timestamptz NOT NULL
);
COMMENT ON TABLE presence IS 'Players with an open live connection, by server process.';
