CREATE TABLE tutorial_step (
  player_id bigint NOT NULL REFERENCES player,
  step_key text NOT NULL CHECK (char_length(step_key) <= 64),
  kind text NOT NULL CHECK (kind IN ('BANNER', 'QUEST')),
  progress int NOT NULL DEFAULT 0 CHECK (progress >= 0),
  status text NOT NULL CHECK (status IN ('ACTIVE', 'DONE', 'COMPLETED')),
  completed_at timestamptz,
  PRIMARY KEY (player_id, step_key),
  CHECK ((status = 'COMPLETED') = (completed_at IS NOT NULL))
);
COMMENT ON COLUMN tutorial_step.status IS 'DONE: the goal of a quest is met, its reward not taken yet.';

CREATE TABLE notification (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player,
  type text NOT NULL CHECK (char_length(type) <= 64),
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  shown_at timestamptz
);
CREATE INDEX notification_player ON notification (player_id, id DESC);
CREATE INDEX notification_unread ON notification (player_id, id DESC) WHERE read_at IS NULL;
CREATE INDEX notification_unshown ON notification (player_id, id) WHERE shown_at IS NULL;
