CREATE TABLE guide (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  author_id bigint NOT NULL REFERENCES player,
  published_revision int,
  published_at timestamptz,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz,
  CHECK (published_revision IS NULL OR published_at IS NOT NULL)
);
CREATE TABLE guide_revision (
  guide_id bigint NOT NULL REFERENCES guide,
  revision int NOT NULL CHECK (revision > 0),
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 50),
  description text NOT NULL CHECK (char_length(description) <= 200),
  content text NOT NULL CHECK (char_length(content) <= 200000),
  by_id bigint NOT NULL REFERENCES player,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (guide_id, revision)
);
CREATE INDEX guide_published ON guide (published_at DESC, id DESC)
  WHERE published_revision IS NOT NULL AND deleted_at IS NULL;
COMMENT ON TABLE guide IS 'Texts of editors for players, who read the revision that is published.';
COMMENT ON TABLE guide_revision IS 'Every saved text of a guide.';
COMMENT ON COLUMN guide.published_at IS 'When it was first published. Stays when it is withdrawn.';
