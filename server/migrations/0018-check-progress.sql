CREATE TABLE check_progress (
  trail text PRIMARY KEY CHECK (char_length(trail) <= 64),
  position bigint NOT NULL,
  before bigint NOT NULL,
  CHECK (before <= position)
);
COMMENT ON TABLE check_progress IS 'How far the minute''s check of the data has come in each list of changes.';
COMMENT ON COLUMN check_progress.before IS 'Where the check before began to be up to date: rows after it are looked at once more, since a lower id may be committed later.';
