CREATE TABLE idempotency (
  scope text NOT NULL CHECK (char_length(scope) <= 100),
  key uuid NOT NULL,
  operation text NOT NULL,
  fingerprint bytea NOT NULL,
  status int NOT NULL,
  body text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (scope, key)
);
CREATE INDEX idempotency_created ON idempotency USING brin (created_at);
COMMENT ON COLUMN idempotency.body IS 'The answer as it was sent, byte for byte: text, since jsonb would reorder it.';

CREATE TABLE timer (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (char_length(kind) <= 64),
  subject_id bigint NOT NULL,
  due_at timestamptz NOT NULL,
  run_at timestamptz NOT NULL,
  attempts int NOT NULL DEFAULT 0,
  last_error text,
  UNIQUE (kind, subject_id)
);
CREATE INDEX timer_run ON timer (run_at, id);
COMMENT ON COLUMN timer.run_at IS 'due_at, or later after a failure: when to try next.';

CREATE TABLE socket_io_attachments (
  id bigserial UNIQUE,
  created_at timestamptz DEFAULT now(),
  payload bytea
);
COMMENT ON TABLE socket_io_attachments IS 'Payloads past the size of a NOTIFY; written and purged by the socket.io adapter.';

-- Counters of a few minutes: not worth the write-ahead log, lost by a crash without harm.
CREATE UNLOGGED TABLE rate_limit (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX rate_limit_expire ON rate_limit (expire);

CREATE TABLE mailbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  recipient text NOT NULL,
  subject text NOT NULL,
  text_body text NOT NULL,
  html_body text NOT NULL,
  created_at timestamptz NOT NULL
);
COMMENT ON TABLE mailbox IS 'Letters of a server without SMTP_URL outside production; always empty elsewhere.';

-- A guess that is renewed every few seconds: lost by a crash without harm.
CREATE UNLOGGED TABLE presence (
  process_id uuid PRIMARY KEY,
  player_ids bigint[] NOT NULL DEFAULT '{}',
  updated_at timestamptz NOT NULL
);
COMMENT ON TABLE presence IS 'Which players have an open live connection, by server process.';
