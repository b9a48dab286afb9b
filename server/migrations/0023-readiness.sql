-- /ready writes this row: a database that reads but cannot write (a full disk, a standby) is not ready.
CREATE TABLE readiness (
  id integer PRIMARY KEY CHECK (id = 1),
  written_at timestamptz NOT NULL
);
