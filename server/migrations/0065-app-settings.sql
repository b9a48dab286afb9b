CREATE TABLE app_setting_revision (
  key text NOT NULL CHECK (char_length(key) BETWEEN 1 AND 60),
  revision int NOT NULL CHECK (revision > 0),
  value jsonb CHECK (jsonb_typeof(value) IN ('boolean', 'number', 'string')),
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 3 AND 200),
  by_id bigint NOT NULL REFERENCES player,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (key, revision)
);
COMMENT ON TABLE app_setting_revision IS 'Every change of a setting of the game. The last one of each key is in force; a null value is the default.';
