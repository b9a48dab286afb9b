ALTER TABLE session VALIDATE CONSTRAINT session_close_reason;
