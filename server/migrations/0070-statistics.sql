-- Who was in the game on which day of the game. Counted into day_players, then removed.
CREATE TABLE player_day (
  day date NOT NULL,
  player_id bigint NOT NULL REFERENCES player,
  days_away int CHECK (days_away >= 0),
  PRIMARY KEY (day, player_id)
);
COMMENT ON COLUMN player_day.days_away IS 'Days since the player was last seen before; null on the first day.';

-- How far a table has been counted, by its ids.
CREATE TABLE statistics_mark (
  source text PRIMARY KEY CHECK (source IN ('money_entry', 'fight', 'player')),
  counted_id bigint NOT NULL CHECK (counted_id >= 0),
  ready_id bigint NOT NULL CHECK (ready_id >= counted_id),
  ready_xid bigint,
  pending_id bigint NOT NULL CHECK (pending_id >= ready_id)
);
COMMENT ON COLUMN statistics_mark.ready_xid IS 'Rows up to ready_id are complete when every transaction before this one has ended.';
INSERT INTO statistics_mark (source, counted_id, ready_id, pending_id)
  VALUES ('money_entry', 0, 0, 0), ('fight', 0, 0, 0), ('player', 0, 0, 0);

CREATE TABLE day_money (
  day date NOT NULL,
  currency text NOT NULL CHECK (currency IN ('GOLD', 'DIAMONDS', 'GLORY')),
  source text NOT NULL,
  earned bigint NOT NULL CHECK (earned >= 0),
  spent bigint NOT NULL CHECK (spent >= 0),
  gains bigint NOT NULL CHECK (gains >= 0),
  PRIMARY KEY (day, currency, source)
);
COMMENT ON TABLE day_money IS 'The ledger, summed by day of the game, currency and source.';

CREATE TABLE day_fights (
  day date NOT NULL,
  type text NOT NULL CHECK (type IN ('MISSION', 'GROUP_MISSION', 'FORAY')),
  result text NOT NULL CHECK (result IN ('WIN', 'LOSE', 'DRAW')),
  fights bigint NOT NULL CHECK (fights >= 0),
  PRIMARY KEY (day, type, result)
);
COMMENT ON COLUMN day_fights.result IS 'As the attacker sees it.';

CREATE TABLE day_players (
  day date PRIMARY KEY,
  founded bigint NOT NULL DEFAULT 0 CHECK (founded >= 0),
  active bigint NOT NULL DEFAULT 0 CHECK (active >= 0),
  returned bigint NOT NULL DEFAULT 0 CHECK (returned >= 0)
);
COMMENT ON COLUMN day_players.returned IS 'Of the active ones, those who had been away for a week or longer.';

CREATE TABLE day_failures (
  day date PRIMARY KEY,
  failed bigint NOT NULL DEFAULT 0 CHECK (failed >= 0),
  refused bigint NOT NULL DEFAULT 0 CHECK (refused >= 0)
);
COMMENT ON TABLE day_failures IS 'Calls that ended in an error of the server, and calls for which it had no capacity.';
