-- Versions of the legal texts that administrators publish. Version 1 comes with the game.
CREATE TABLE legal_version (
  page text NOT NULL CHECK (page IN ('terms', 'privacy', 'refund')),
  version int NOT NULL CHECK (version > 1),
  title text NOT NULL,
  body text NOT NULL,
  by_id bigint NOT NULL REFERENCES player,
  published_at timestamptz NOT NULL,
  PRIMARY KEY (page, version)
);
CREATE INDEX legal_version_by_id ON legal_version (by_id);
