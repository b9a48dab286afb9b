CREATE TABLE daily_quest (
  player_id bigint NOT NULL REFERENCES player,
  position smallint NOT NULL CHECK (position BETWEEN 1 AND 3),
  day date NOT NULL,
  seed text NOT NULL CHECK (char_length(seed) <= 100),
  quest_key text NOT NULL CHECK (char_length(quest_key) <= 64),
  progress int NOT NULL DEFAULT 0 CHECK (progress >= 0),
  things bigint[] NOT NULL DEFAULT '{}',
  claimed_at timestamptz,
  PRIMARY KEY (player_id, position)
) WITH (fillfactor = 80);
COMMENT ON TABLE daily_quest IS 'The quests of the last game day on which the player did something; each day overwrites the one before.';
COMMENT ON COLUMN daily_quest.seed IS 'What the three were drawn from.';
COMMENT ON COLUMN daily_quest.things IS 'Pieces of gear and reports that are counted already.';

CREATE TABLE infinite_quest (
  player_id bigint NOT NULL REFERENCES player,
  kind text NOT NULL CHECK (kind IN ('buyArmy', 'winMissions', 'collectTaxes', 'equipGear', 'sharpenCharacteristics',
    'sharpenArmorOrDodge', 'build', 'winCrusades', 'foray')),
  stage int NOT NULL DEFAULT 1 CHECK (stage >= 1),
  progress int NOT NULL DEFAULT 0 CHECK (progress >= 0),
  owed int NOT NULL DEFAULT 0 CHECK (owed >= 0),
  PRIMARY KEY (player_id, kind)
) WITH (fillfactor = 80);
COMMENT ON COLUMN infinite_quest.owed IS 'Units lost that must be hired anew before hiring counts.';

CREATE TABLE quest_gear (
  player_id bigint NOT NULL REFERENCES player,
  gear_id bigint NOT NULL,
  PRIMARY KEY (player_id, gear_id)
);
COMMENT ON TABLE quest_gear IS 'Pieces that a player has put on once: they count no more, whoever had them meanwhile.';

CREATE TABLE daily_reward (
  player_id bigint PRIMARY KEY REFERENCES player,
  step smallint NOT NULL CHECK (step BETWEEN 1 AND 7),
  taken_on date NOT NULL
);
COMMENT ON TABLE daily_reward IS 'The last step of the ladder taken, and on which game day.';
