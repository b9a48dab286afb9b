ALTER TABLE player
  ADD COLUMN total_gold bigint NOT NULL DEFAULT 0,
  ADD COLUMN is_gear_hidden boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT player_total_gold CHECK (total_gold >= 0) NOT VALID;
COMMENT ON COLUMN player.total_gold IS 'All gold that ever came into the purse: the positive entries of the ledger.';
COMMENT ON COLUMN player.is_gear_hidden IS 'Others do not see the worn gear on the player''s page.';

CREATE TABLE standing (
  player_id bigint PRIMARY KEY REFERENCES player,
  level bigint NOT NULL,
  wins bigint NOT NULL,
  losses bigint NOT NULL,
  draws bigint NOT NULL,
  total_gold bigint NOT NULL
) WITH (fillfactor = 80);
CREATE INDEX standing_level ON standing (level, player_id);
CREATE INDEX standing_wins ON standing (wins, player_id);
CREATE INDEX standing_losses ON standing (losses, player_id);
CREATE INDEX standing_draws ON standing (draws, player_id);
CREATE INDEX standing_total_gold ON standing (total_gold, player_id);
COMMENT ON TABLE standing IS 'What top lists sort by, as of the last count.';

CREATE TABLE standing_count (
  sort text NOT NULL,
  depth smallint NOT NULL,
  prefix bigint NOT NULL,
  players int NOT NULL,
  PRIMARY KEY (sort, depth, prefix)
) WITH (fillfactor = 80);
CREATE INDEX standing_count_empty ON standing_count (sort) WHERE players = 0;
COMMENT ON TABLE standing_count IS 'How many players have a value whose bits above 6 * depth are the prefix: a place is a sum of few rows.';

CREATE TABLE standing_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL
);
COMMENT ON TABLE standing_change IS 'Players to count again. Only inserts, so that commands do not wait for each other.';
