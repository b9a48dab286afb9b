-- Crusades: missions of two to six players. They gather, set out, and come home.
CREATE TABLE crusade (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  boss_key text NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 4 AND 30),
  leader_id bigint NOT NULL REFERENCES player,
  invite_key uuid UNIQUE,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  changes int NOT NULL DEFAULT 0 CHECK (changes >= 0),
  started_at timestamptz,
  ends_at timestamptz,
  seed text,
  drawn_from jsonb,
  input jsonb,
  result text CHECK (result IN ('WIN', 'LOSE', 'DRAW')),
  fight_id bigint UNIQUE REFERENCES fight,
  CHECK ((started_at IS NULL) = (ends_at IS NULL)),
  CHECK ((started_at IS NULL) = (seed IS NULL)),
  CHECK ((started_at IS NULL) = (drawn_from IS NULL)),
  CHECK ((started_at IS NULL) = (input IS NULL)),
  CHECK ((started_at IS NULL) = (result IS NULL)),
  CHECK ((started_at IS NULL) = (invite_key IS NOT NULL)),
  CHECK (fight_id IS NULL OR started_at IS NOT NULL)
) WITH (fillfactor = 80);
CREATE INDEX crusade_gathering ON crusade (id) WHERE started_at IS NULL;
CREATE INDEX crusade_leader ON crusade (leader_id);
CREATE INDEX crusade_created ON crusade (created_at);
COMMENT ON COLUMN crusade.invite_key IS 'Key of the link. Null once the crusade has set out.';
COMMENT ON COLUMN crusade.changed_at IS 'Last change of its members, requests and invitations.';
COMMENT ON COLUMN crusade.result IS 'Decided at the start, shown and paid at the end.';

CREATE TABLE crusade_member (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  crusade_id bigint NOT NULL REFERENCES crusade,
  player_id bigint NOT NULL REFERENCES player,
  joined_at timestamptz NOT NULL,
  basis jsonb,
  finished_at timestamptz,
  UNIQUE (crusade_id, player_id)
) WITH (fillfactor = 80);
CREATE UNIQUE INDEX crusade_member_open ON crusade_member (player_id) WHERE finished_at IS NULL;
CREATE INDEX crusade_member_player ON crusade_member (player_id, id DESC);
COMMENT ON INDEX crusade_member_open IS 'A player is in one crusade at a time.';
COMMENT ON COLUMN crusade_member.basis IS 'What the reward depends on, as of the start. Null before it.';

CREATE TABLE crusade_candidate (
  crusade_id bigint NOT NULL REFERENCES crusade,
  player_id bigint NOT NULL REFERENCES player,
  kind text NOT NULL CHECK (kind IN ('REQUEST', 'INVITATION')),
  since timestamptz NOT NULL,
  PRIMARY KEY (crusade_id, player_id)
);
CREATE INDEX crusade_candidate_player ON crusade_candidate (player_id, kind);
COMMENT ON TABLE crusade_candidate IS 'Players who have asked to join a crusade that gathers, or whom its leader has invited.';
