CREATE TABLE server_process (
  process_id uuid PRIMARY KEY,
  settings jsonb NOT NULL,
  seen_at timestamptz NOT NULL
);
COMMENT ON TABLE server_process IS 'Settings that must be the same for all servers of a game, as each process has them. Secrets are hashed.';
