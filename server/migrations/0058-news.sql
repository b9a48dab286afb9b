CREATE TABLE news (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  created_at timestamptz NOT NULL
);
CREATE TABLE news_revision (
  news_id bigint NOT NULL REFERENCES news,
  revision int NOT NULL CHECK (revision > 0),
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 200),
  description text NOT NULL CHECK (char_length(description) <= 5000),
  version text NOT NULL CHECK (char_length(version) <= 10),
  state text NOT NULL CHECK (state IN ('DRAFT', 'PUBLISHED', 'WITHDRAWN')),
  by_id bigint NOT NULL REFERENCES player,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (news_id, revision)
);
COMMENT ON TABLE news_revision IS 'Every saved text of news. Players see the last one that is no draft, if it is published.';
