-- The login page tells a player why the session ended. A world may have the column: this file was 0021 for a while.
ALTER TABLE session ADD COLUMN IF NOT EXISTS close_reason text
  CHECK (close_reason IN ('LOGGED_OUT', 'CLOSED_ELSEWHERE', 'PASSWORD_CHANGED'));
COMMENT ON COLUMN session.close_reason IS 'Null while open, and for sessions closed before the reason was kept.';
