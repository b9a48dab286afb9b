-- Reasons: docs/decisions/0046-names-and-numbers.md.
CREATE TABLE freed_name (
  look_hash bytea PRIMARY KEY,
  reserved_until timestamptz NOT NULL
);
CREATE INDEX freed_name_until ON freed_name (reserved_until);
COMMENT ON TABLE freed_name IS 'What names of deleted castles looked like, as keyed hashes that name nobody. Until reserved_until no castle can have such a name.';
