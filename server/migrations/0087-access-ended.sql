ALTER TABLE account ADD COLUMN access_ended_at timestamptz;
COMMENT ON COLUMN account.access_ended_at IS 'When everything that opened the castle was ended last. Browsers of sessions that ended before are not known any more.';
