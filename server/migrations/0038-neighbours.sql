-- Generated castles grow on paths that the simulator played.
CREATE TABLE neighbour (
  player_id bigint PRIMARY KEY REFERENCES player,
  path text,
  age_hours int CHECK (age_hours >= 0),
  grown_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  CHECK ((path IS NULL) = (age_hours IS NULL))
) WITH (fillfactor = 80);
CREATE INDEX neighbour_due ON neighbour (due_at);
COMMENT ON COLUMN neighbour.path IS 'Null until the first growth, which takes the path nearest to the castle.';

-- The castles of an existing world grow one after the other in the coming day.
INSERT INTO neighbour (player_id, grown_at, due_at)
SELECT id, now(), now() + (id % 1440) * interval '1 minute' FROM player WHERE kind = 'NEIGHBOUR';

CREATE TABLE neighbour_visit (
  player_id bigint PRIMARY KEY REFERENCES player,
  due_at timestamptz NOT NULL
) WITH (fillfactor = 80);
CREATE INDEX neighbour_visit_due ON neighbour_visit (due_at);
COMMENT ON TABLE neighbour_visit IS 'When neighbours come next to raid the castle of a person.';

INSERT INTO neighbour_visit (player_id, due_at)
SELECT id, now() + (id % 1440) * interval '1 minute' FROM player WHERE kind = 'HUMAN' AND level >= 10;
