CREATE TABLE text_revision (
  kind text NOT NULL CHECK (kind IN ('TIP', 'TUTORIAL')),
  key text NOT NULL CHECK (char_length(key) BETWEEN 1 AND 60),
  revision int NOT NULL CHECK (revision > 0),
  words jsonb NOT NULL CHECK (jsonb_typeof(words) = 'object'),
  state text NOT NULL CHECK (state IN ('DRAFT', 'PUBLISHED', 'DEFAULT')),
  by_id bigint NOT NULL REFERENCES player,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (kind, key, revision)
);
COMMENT ON TABLE text_revision IS 'Every saved text of a tip or a quest of the tutorial. Players read the last one that is no draft, instead of the text of the catalogue.';

-- Raised with every change of what all processes keep in memory.
CREATE TABLE public_data (
  is_only boolean PRIMARY KEY CHECK (is_only),
  revision bigint NOT NULL CHECK (revision > 0)
);
