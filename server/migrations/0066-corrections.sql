-- Constraints are checked for old rows by the next migration: here it would keep everybody waiting.
ALTER TABLE session ADD COLUMN password_confirmed_until timestamptz;
COMMENT ON COLUMN session.password_confirmed_until IS 'Until when it may make calls that ask for the password; null: it has not been confirmed.';

ALTER TABLE resource_entry DROP CONSTRAINT resource_entry_source, ADD CONSTRAINT resource_entry_source CHECK (source IN (
  'MISSION', 'GROUP_MISSION', 'MARKET', 'DONATE', 'CRAFT', 'BUILDING', 'DAILY_REWARD', 'ADMIN'
)) NOT VALID;

CREATE TABLE correction (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player,
  kind text NOT NULL CHECK (kind IN ('money', 'gear', 'resource', 'consumable')),
  currency text CHECK (currency IN ('GOLD', 'DIAMONDS', 'GLORY')),
  item_id int CHECK (item_id > 0),
  amount bigint NOT NULL CHECK (amount <> 0),
  quality smallint CHECK (quality BETWEEN 0 AND 100),
  gear_entity_id bigint,
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 3 AND 300),
  by_id bigint NOT NULL REFERENCES player,
  undoes_id bigint UNIQUE REFERENCES correction,
  created_at timestamptz NOT NULL,
  CHECK ((kind = 'money') = (currency IS NOT NULL)),
  CHECK ((kind = 'money') = (item_id IS NULL))
);
CREATE INDEX correction_player ON correction (player_id, id);
COMMENT ON TABLE correction IS 'What administrators gave to players or took from them. Rows never change: what undoes one is a row of its own.';
COMMENT ON COLUMN correction.undoes_id IS 'The correction that this one undoes. Unique: each is undone at most once.';
