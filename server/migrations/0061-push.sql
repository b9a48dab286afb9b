CREATE TABLE push_key (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  public_key text NOT NULL,
  sealed_private_key bytea NOT NULL,
  created_at timestamptz NOT NULL
);
COMMENT ON TABLE push_key IS 'The VAPID keys of this game, made once: tokens of browsers are bound to the public one.';

CREATE TABLE push_token (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player,
  session_id uuid NOT NULL REFERENCES session ON DELETE CASCADE,
  endpoint text NOT NULL UNIQUE CHECK (char_length(endpoint) <= 1000),
  p256dh text NOT NULL,
  auth text NOT NULL,
  refreshed_at timestamptz NOT NULL
);
CREATE INDEX push_token_player ON push_token (player_id);
CREATE UNIQUE INDEX push_token_session ON push_token (session_id);
COMMENT ON TABLE push_token IS 'Web push subscriptions of browsers, one for each session.';

CREATE TABLE push_due (
  notification_id bigint PRIMARY KEY REFERENCES notification ON DELETE CASCADE,
  player_id bigint NOT NULL REFERENCES player,
  due_at timestamptz NOT NULL
);
CREATE INDEX push_due_time ON push_due (due_at);
CREATE INDEX push_due_player ON push_due (player_id);
COMMENT ON TABLE push_due IS 'Notifications to be pushed unless an open tab shows them first. Real time: independent of the game clock.';

ALTER TABLE player_settings ADD COLUMN has_pushes boolean NOT NULL DEFAULT true;
COMMENT ON COLUMN player_settings.has_pushes IS 'False: nothing is pushed to any browser of the player.';
