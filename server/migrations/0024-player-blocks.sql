-- Players who may not log in, and who kept them out for what. A block that was lifted or has ended stays as a record.
CREATE TABLE player_block (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player,
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 3 AND 200),
  since timestamptz NOT NULL,
  until timestamptz CHECK (until > since),
  by_id bigint NOT NULL REFERENCES player,
  lifted_at timestamptz,
  CHECK (by_id <> player_id)
);
COMMENT ON COLUMN player_block.until IS 'Null: for good.';
CREATE UNIQUE INDEX player_block_present ON player_block (player_id) WHERE lifted_at IS NULL;
