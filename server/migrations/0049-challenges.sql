-- Challenges: contests of three days, one after the other.
CREATE TABLE challenge (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  turn int NOT NULL CHECK (turn >= 0),
  type text NOT NULL,
  status text NOT NULL DEFAULT 'ACTIVE' CHECK (status IN ('ACTIVE', 'ENDED')),
  started_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  notified_to bigint DEFAULT 0,
  scored bigint CHECK (scored >= 0),
  edge_value bigint,
  edge_player_id bigint,
  settled_at timestamptz,
  CHECK (ends_at > started_at),
  CHECK (status = 'ENDED' OR (scored IS NULL AND settled_at IS NULL)),
  CHECK ((edge_value IS NULL) = (edge_player_id IS NULL))
);
CREATE UNIQUE INDEX challenge_active ON challenge (status) WHERE status = 'ACTIVE';
CREATE INDEX challenge_unsettled ON challenge (id) WHERE status = 'ENDED' AND settled_at IS NULL;
COMMENT ON TABLE challenge IS 'One is active, the others have ended.';
COMMENT ON COLUMN challenge.notified_to IS 'Players up to this id know that it has started. Null: all do.';
COMMENT ON COLUMN challenge.scored IS 'Castles with a score. Null until all of them are counted after the end.';
COMMENT ON COLUMN challenge.edge_value IS 'The last castle that got its place and its prize. Null: none yet.';
COMMENT ON COLUMN challenge.settled_at IS 'When the last prize was paid.';

CREATE TABLE challenge_score (
  challenge_id bigint NOT NULL REFERENCES challenge,
  player_id bigint NOT NULL REFERENCES player,
  score bigint NOT NULL CHECK (score >= 0),
  value bigint NOT NULL CHECK (value >= 0),
  energy_counted int NOT NULL DEFAULT 0 CHECK (energy_counted >= 0),
  energy_day date,
  place bigint CHECK (place > 0),
  reward jsonb,
  PRIMARY KEY (challenge_id, player_id)
) WITH (fillfactor = 80);
CREATE INDEX challenge_score_place ON challenge_score (challenge_id, place, player_id) WHERE place IS NOT NULL;
COMMENT ON COLUMN challenge_score.value IS 'The score, and in its lower bits how early it was reached: what places are counted by. 0 without points.';
COMMENT ON COLUMN challenge_score.energy_counted IS 'Energy counted on the game day energy_day.';
COMMENT ON COLUMN challenge_score.place IS 'Null until the challenge has ended and the prize is paid.';

CREATE TABLE challenge_standing (
  challenge_id bigint NOT NULL REFERENCES challenge,
  player_id bigint NOT NULL REFERENCES player,
  value bigint NOT NULL,
  PRIMARY KEY (challenge_id, player_id)
) WITH (fillfactor = 80);
CREATE INDEX challenge_standing_value ON challenge_standing (challenge_id, value, player_id);
COMMENT ON TABLE challenge_standing IS 'What the table of a challenge is sorted by, as of the last count.';

CREATE TABLE challenge_count (
  challenge_id bigint NOT NULL REFERENCES challenge,
  depth smallint NOT NULL,
  prefix bigint NOT NULL,
  players int NOT NULL,
  PRIMARY KEY (challenge_id, depth, prefix)
) WITH (fillfactor = 80);
CREATE INDEX challenge_count_empty ON challenge_count (challenge_id) WHERE players = 0;
COMMENT ON TABLE challenge_count IS 'The same as standing_count, for the values of a challenge.';

CREATE TABLE challenge_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  challenge_id bigint NOT NULL,
  player_id bigint NOT NULL
);
COMMENT ON TABLE challenge_change IS 'Scores to count again. Only inserts, so that commands do not wait for each other.';

CREATE TABLE challenge_record (
  type text NOT NULL,
  player_id bigint NOT NULL REFERENCES player,
  score bigint NOT NULL CHECK (score > 0),
  place bigint NOT NULL CHECK (place > 0),
  challenge_id bigint NOT NULL REFERENCES challenge,
  ended_at timestamptz NOT NULL,
  PRIMARY KEY (type, player_id)
);
CREATE INDEX challenge_record_best ON challenge_record (type, score DESC, ended_at, player_id);
COMMENT ON TABLE challenge_record IS 'The best score of each person in each type of challenge.';

ALTER TABLE player ADD COLUMN energy_doubled_until timestamptz;
COMMENT ON COLUMN player.energy_doubled_until IS 'Prize of a challenge: until then energy returns faster.';
