ALTER TABLE player ADD COLUMN guild_tag text;
COMMENT ON COLUMN player.guild_tag IS 'Tag of the guild in guild_member, beside the name wherever it is shown.';

CREATE TABLE guild (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  name_key text NOT NULL,
  tag text NOT NULL,
  tag_key text NOT NULL,
  description text NOT NULL DEFAULT '' CHECK (char_length(description) <= 2000),
  notice text NOT NULL DEFAULT '' CHECK (char_length(notice) <= 500),
  leader_id bigint NOT NULL UNIQUE REFERENCES player,
  member_count smallint NOT NULL DEFAULT 0 CHECK (member_count BETWEEN 0 AND 20),
  created_at timestamptz NOT NULL,
  -- At the end of the transaction: a claim of the tag tells first who has it.
  CONSTRAINT guild_tag UNIQUE (tag_key) DEFERRABLE INITIALLY DEFERRED
) WITH (fillfactor = 80);
CREATE INDEX guild_name_prefix ON guild (name_key text_pattern_ops);
CREATE INDEX guild_tag_prefix ON guild (tag_key text_pattern_ops);

CREATE TABLE guild_role (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  guild_id bigint NOT NULL REFERENCES guild ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('LEADER', 'MEMBER', 'NEW_MEMBER')),
  position smallint NOT NULL CHECK (position BETWEEN 1 AND 10),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 16),
  permissions text[] NOT NULL DEFAULT '{}',
  UNIQUE (guild_id, id),
  CONSTRAINT guild_role_position UNIQUE (guild_id, position) DEFERRABLE INITIALLY DEFERRED
);

CREATE TABLE guild_member (
  player_id bigint PRIMARY KEY REFERENCES player,
  guild_id bigint NOT NULL,
  role_id bigint NOT NULL,
  joined_at timestamptz NOT NULL,
  FOREIGN KEY (guild_id, role_id) REFERENCES guild_role (guild_id, id)
);
CREATE INDEX guild_member_guild ON guild_member (guild_id, role_id);
COMMENT ON TABLE guild_member IS 'A player belongs to one guild at most.';

CREATE TABLE guild_request (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  guild_id bigint NOT NULL REFERENCES guild ON DELETE CASCADE,
  player_id bigint NOT NULL REFERENCES player,
  sent_at timestamptz NOT NULL,
  UNIQUE (player_id, guild_id)
);
CREATE INDEX guild_request_guild ON guild_request (guild_id, id);
COMMENT ON TABLE guild_request IS 'Open join requests: those that are answered or revoked go.';

CREATE TABLE guild_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  guild_id bigint NOT NULL REFERENCES guild ON DELETE CASCADE,
  action text NOT NULL,
  actor_id bigint REFERENCES player,
  target_id bigint REFERENCES player,
  role_before text,
  role_after text,
  created_at timestamptz NOT NULL
);
CREATE INDEX guild_history_guild ON guild_history (guild_id, id);

CREATE TABLE guild_week (
  guild_id bigint NOT NULL REFERENCES guild ON DELETE CASCADE,
  starts_at timestamptz NOT NULL,
  missions int NOT NULL DEFAULT 0,
  crusades int NOT NULL DEFAULT 0,
  raids int NOT NULL DEFAULT 0,
  PRIMARY KEY (guild_id, starts_at)
) WITH (fillfactor = 80);
COMMENT ON TABLE guild_week IS 'What the members of a guild won in a week of game days.';

CREATE INDEX guild_week_age ON guild_week (starts_at);

CREATE TABLE guild_founding (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  founder_id bigint NOT NULL REFERENCES player,
  name text NOT NULL,
  tag text NOT NULL,
  description text NOT NULL DEFAULT '' CHECK (char_length(description) <= 2000),
  diamonds int NOT NULL CHECK (diamonds BETWEEN 0 AND 1000),
  share_count smallint NOT NULL CHECK (share_count BETWEEN 0 AND 20),
  status text NOT NULL DEFAULT 'OPEN' CHECK (status IN ('OPEN', 'FOUNDED', 'EXPIRED', 'CANCELLED')),
  created_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  closed_at timestamptz,
  CHECK ((closed_at IS NULL) = (status = 'OPEN'))
) WITH (fillfactor = 80);
CREATE INDEX guild_founding_open ON guild_founding (id) WHERE status = 'OPEN';
CREATE INDEX guild_founding_closed ON guild_founding (closed_at) WHERE status <> 'OPEN';

CREATE TABLE guild_share (
  founding_id bigint NOT NULL REFERENCES guild_founding ON DELETE CASCADE,
  player_id bigint NOT NULL REFERENCES player,
  diamonds int NOT NULL CHECK (diamonds BETWEEN 1 AND 1000),
  is_open boolean NOT NULL DEFAULT true,
  chipped_in_at timestamptz NOT NULL,
  PRIMARY KEY (founding_id, player_id)
);
CREATE UNIQUE INDEX guild_share_open ON guild_share (player_id) WHERE is_open;
COMMENT ON TABLE guild_share IS 'Diamonds that players have chipped in. A returned share is removed. A player takes part in one open founding at most.';

CREATE TABLE guild_claim (
  key text PRIMARY KEY,
  guild_id bigint REFERENCES guild ON DELETE CASCADE,
  founding_id bigint REFERENCES guild_founding ON DELETE CASCADE,
  CHECK (num_nonnulls(guild_id, founding_id) = 1)
);
CREATE INDEX guild_claim_guild ON guild_claim (guild_id);
CREATE INDEX guild_claim_founding ON guild_claim (founding_id);
COMMENT ON TABLE guild_claim IS 'Names and tags in use, of guilds and of open foundings: name:…, tag:….';

CREATE TABLE guild_standing (
  guild_id bigint PRIMARY KEY,
  total_gold bigint NOT NULL,
  average_level bigint NOT NULL,
  member_count bigint NOT NULL
) WITH (fillfactor = 80);
CREATE INDEX guild_standing_total_gold ON guild_standing (total_gold, guild_id);
CREATE INDEX guild_standing_average_level ON guild_standing (average_level, guild_id);
CREATE INDEX guild_standing_member_count ON guild_standing (member_count, guild_id);
COMMENT ON TABLE guild_standing IS 'What the top list of guilds sorts by, as of the last count. Without a reference: only the count removes rows.';

CREATE TABLE guild_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  guild_id bigint NOT NULL
);
COMMENT ON TABLE guild_change IS 'Guilds to count again. Only inserts, so that commands do not wait for each other.';
