-- What the console sorts players by, beside `player`: an index there on a value that commands change ends their cheap updates.
CREATE TABLE player_listing (
  player_id bigint PRIMARY KEY,
  kind text NOT NULL,
  gold bigint NOT NULL,
  last_seen_at timestamptz
) WITH (fillfactor = 90);
CREATE INDEX player_listing_gold ON player_listing (kind, gold, player_id);
CREATE INDEX player_listing_visit ON player_listing (kind, last_seen_at NULLS FIRST, player_id);
COMMENT ON TABLE player_listing IS 'What the console sorts players by, as of the last refresh. Without a reference to player, whose rows stay: filling it locks none of them.';

CREATE TABLE listing_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL
);
COMMENT ON TABLE listing_change IS 'Players whose listing changed other than by the ledger. Only inserts, so that nobody waits.';

ALTER TABLE statistics_mark DROP CONSTRAINT statistics_mark_source_check,
  ADD CONSTRAINT statistics_mark_known
    CHECK (source IN ('money_entry', 'fight', 'player', 'money_entry_listed', 'player_listed')) NOT VALID;
