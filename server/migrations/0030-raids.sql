-- A castle in raids: its defence, its plan, what it waits for, what the game day brought, and its record.
CREATE TABLE raid_castle (
  player_id bigint PRIMARY KEY REFERENCES player,
  garrison_top smallint NOT NULL DEFAULT 0 CHECK (garrison_top IN (0, 10, 20, 30)),
  garrison_left smallint NOT NULL DEFAULT 0 CHECK (garrison_left IN (0, 10, 20, 30)),
  garrison_right smallint NOT NULL DEFAULT 0 CHECK (garrison_right IN (0, 10, 20, 30)),
  garrison_bottom smallint NOT NULL DEFAULT 0 CHECK (garrison_bottom IN (0, 10, 20, 30)),
  motto text NOT NULL DEFAULT '' CHECK (char_length(motto) <= 50),
  position text NOT NULL DEFAULT 'bottomRight' CHECK (
    position IN ('topLeft', 'top', 'topRight', 'right', 'bottomRight', 'bottom', 'bottomLeft', 'left')),
  siege_tower boolean NOT NULL DEFAULT false,
  protected_until timestamptz,
  rest_until timestamptz,
  immune_until timestamptz,
  spy_immune_until timestamptz,
  spies_back_at timestamptz,
  damaged text[] NOT NULL DEFAULT '{}' CHECK (damaged <@ '{walls,moats,stakes}'::text[]),
  day date,
  gold_at_day_start bigint CHECK (gold_at_day_start >= 0),
  looted_today bigint NOT NULL DEFAULT 0 CHECK (looted_today >= 0),
  defences_rewarded smallint NOT NULL DEFAULT 0 CHECK (defences_rewarded >= 0),
  projectiles_thrown int NOT NULL DEFAULT 0 CHECK (projectiles_thrown >= 0),
  raids_won int NOT NULL DEFAULT 0 CHECK (raids_won >= 0),
  raids_lost int NOT NULL DEFAULT 0 CHECK (raids_lost >= 0),
  raids_drawn int NOT NULL DEFAULT 0 CHECK (raids_drawn >= 0),
  defences_won int NOT NULL DEFAULT 0 CHECK (defences_won >= 0),
  defences_lost int NOT NULL DEFAULT 0 CHECK (defences_lost >= 0),
  defences_drawn int NOT NULL DEFAULT 0 CHECK (defences_drawn >= 0),
  CHECK (garrison_top + garrison_left + garrison_right + garrison_bottom <= 60)
) WITH (fillfactor = 80);
COMMENT ON TABLE raid_castle IS 'A player without a row has set nothing and was never raided.';
COMMENT ON COLUMN raid_castle.protected_until IS 'No raids until then, for newcomers. Attacking ends it.';
COMMENT ON COLUMN raid_castle.day IS 'The game day that gold_at_day_start and the counters of the day belong to.';
COMMENT ON COLUMN raid_castle.gold_at_day_start IS 'Null until the first raid on the castle in that day.';

-- Lords who are of level 10 already learn of raids with everybody else: they get the three days of newcomers.
INSERT INTO raid_castle (player_id, protected_until)
SELECT id, now() + interval '72 hours' FROM player WHERE kind = 'HUMAN' AND level >= 10;

CREATE TABLE left_motto (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  castle_id bigint NOT NULL REFERENCES player,
  author_id bigint NOT NULL REFERENCES player,
  motto text NOT NULL CHECK (char_length(motto) BETWEEN 1 AND 50),
  left_at timestamptz NOT NULL
);
CREATE INDEX left_motto_castle ON left_motto (castle_id, id DESC);
CREATE INDEX left_motto_left_at ON left_motto (left_at);
COMMENT ON TABLE left_motto IS 'Mottos that raiders have left at castles they beat.';

CREATE TABLE raid_opponent (
  player_id bigint NOT NULL REFERENCES player,
  difficulty text NOT NULL CHECK (difficulty IN ('HIGH', 'MEDIUM', 'LOW')),
  opponent_id bigint NOT NULL REFERENCES player,
  win_percent smallint NOT NULL CHECK (win_percent BETWEEN 0 AND 100),
  PRIMARY KEY (player_id, difficulty),
  CHECK (opponent_id <> player_id)
);
COMMENT ON TABLE raid_opponent IS 'The opponents of the last search of each player.';

CREATE TABLE raid_cooldown (
  player_id bigint NOT NULL REFERENCES player,
  victim_id bigint NOT NULL REFERENCES player,
  until timestamptz NOT NULL,
  PRIMARY KEY (player_id, victim_id)
);
CREATE INDEX raid_cooldown_until ON raid_cooldown (until);
COMMENT ON TABLE raid_cooldown IS 'Relation cooldown-foray: until when a player may not raid a castle again.';

CREATE TABLE raid_spying (
  player_id bigint NOT NULL REFERENCES player,
  castle_id bigint NOT NULL REFERENCES player,
  seen jsonb NOT NULL,
  seen_at timestamptz NOT NULL,
  until timestamptz NOT NULL,
  PRIMARY KEY (player_id, castle_id)
);
CREATE INDEX raid_spying_until ON raid_spying (until);
COMMENT ON COLUMN raid_spying.seen IS 'Host and defence of the castle as the spies saw them.';
