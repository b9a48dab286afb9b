-- Constraints are checked for old rows by the next migration: here it would keep everybody waiting.
ALTER TABLE player
  ADD COLUMN arms text,
  ADD COLUMN deletion_due_at timestamptz,
  DROP CONSTRAINT player_kind_check,
  DROP CONSTRAINT player_name_check,
  ADD CONSTRAINT player_kind CHECK (kind IN ('HUMAN', 'NEIGHBOUR', 'DELETED')) NOT VALID,
  ADD CONSTRAINT player_name_length CHECK (char_length(name) BETWEEN 6 AND 12 OR kind = 'DELETED' AND char_length(name) <= 32) NOT VALID,
  ADD CONSTRAINT player_arms CHECK (char_length(arms) <= 80) NOT VALID;
COMMENT ON COLUMN player.arms IS 'The chosen coat of arms; null: it follows from the id.';
COMMENT ON COLUMN player.deletion_due_at IS 'When the player is deleted; null: not requested. A deleted one has kind DELETED.';

ALTER TABLE money_entry DROP CONSTRAINT money_entry_source, ADD CONSTRAINT money_entry_source CHECK (source IN (
  'TAXES', 'ARMY', 'GRIND', 'MISSION', 'GROUP_MISSION', 'FORAY', 'SHOP_GEAR', 'SHOP_CONSUMABLE', 'SHOP_GOLD',
  'MARKET_GEAR', 'MARKET_CONSUMABLE', 'MARKET_RESOURCE', 'INFINITE_QUESTS', 'LEVEL_UP', 'DONATE', 'DAILY_QUESTS',
  'ENERGY', 'GUILD', 'CRAFT', 'CHALLENGE', 'GEAR_RENAME', 'PLAYER_RENAME', 'START', 'TUTORIAL', 'BUILDING', 'SKILLS', 'ADMIN'
)) NOT VALID;

ALTER TABLE session DROP CONSTRAINT session_close_reason, ADD CONSTRAINT session_close_reason CHECK (close_reason IN (
  'LOGGED_OUT', 'CLOSED_ELSEWHERE', 'PASSWORD_CHANGED', 'BLOCKED', 'CLOSED_BY_ADMIN', 'ROLES_CHANGED', 'DELETED'
)) NOT VALID;

ALTER TABLE account_token DROP CONSTRAINT account_token_purpose_check, ADD CONSTRAINT account_token_purpose CHECK (
  purpose IN ('CONFIRM_EMAIL', 'RESET_PASSWORD', 'CHANGE_EMAIL_NEW', 'CHANGE_EMAIL_OLD')
) NOT VALID;

CREATE TABLE player_name (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player,
  name text NOT NULL,
  name_key text NOT NULL,
  until timestamptz NOT NULL,
  reserved_until timestamptz NOT NULL
);
CREATE INDEX player_name_player ON player_name (player_id, id DESC);
CREATE INDEX player_name_key ON player_name (name_key, reserved_until);
COMMENT ON TABLE player_name IS 'Former names of players. Nobody else may take one before reserved_until.';

CREATE TABLE player_settings (
  player_id bigint PRIMARY KEY REFERENCES player,
  motion text NOT NULL DEFAULT 'SYSTEM' CHECK (motion IN ('SYSTEM', 'FULL', 'REDUCED')),
  replay_speed smallint NOT NULL DEFAULT 1 CHECK (replay_speed IN (1, 2, 4)),
  asks_to_confirm boolean NOT NULL DEFAULT true,
  has_compact_numbers boolean NOT NULL DEFAULT false,
  has_sounds boolean NOT NULL DEFAULT false,
  not_toasted text[] NOT NULL DEFAULT '{}',
  not_pushed text[] NOT NULL DEFAULT '{}',
  mailed text[] NOT NULL DEFAULT '{}',
  letters text NOT NULL DEFAULT 'DAILY' CHECK (letters IN ('HOURLY', 'DAILY')),
  mailed_at timestamptz,
  news_since timestamptz
);
CREATE INDEX player_settings_mailed ON player_settings (mailed_at NULLS FIRST) WHERE mailed <> '{}';
COMMENT ON TABLE player_settings IS 'What players have chosen; without a row the defaults hold. The lists hold kinds of notifications.';
COMMENT ON COLUMN player_settings.mailed_at IS 'When the last letter with news was ordered.';
COMMENT ON COLUMN player_settings.news_since IS 'Older notifications are not in the next letter.';

CREATE TABLE email_change (
  player_id bigint PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  email text NOT NULL,
  requested_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  new_confirmed_at timestamptz,
  old_confirmed_at timestamptz,
  changes_at timestamptz
);
COMMENT ON TABLE email_change IS 'Changes of an e-mail that are under way.';
