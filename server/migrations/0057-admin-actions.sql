CREATE TABLE admin_action (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player,
  operation text NOT NULL,
  subject_id bigint REFERENCES player,
  request jsonb NOT NULL,
  network text NOT NULL,
  request_id uuid NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX admin_action_player ON admin_action (player_id, id);
CREATE INDEX admin_action_subject ON admin_action (subject_id, id);
CREATE INDEX admin_action_operation ON admin_action (operation, id);
COMMENT ON TABLE admin_action IS 'What administrators changed. Rows are written with the change and never changed.';
COMMENT ON COLUMN admin_action.network IS 'A keyed hash, as in the security lines of the log.';

-- A restored backup makes the schema again, and drops only tables.
CREATE OR REPLACE FUNCTION keep_admin_action() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The record of administrators'' actions does not change';
END $$;
CREATE TRIGGER admin_action_kept BEFORE UPDATE OR DELETE ON admin_action
  FOR EACH STATEMENT EXECUTE FUNCTION keep_admin_action();
