ALTER TABLE player_deletion DROP COLUMN names, DROP COLUMN stage, DROP COLUMN position;
COMMENT ON TABLE player_deletion IS 'Players who are being deleted, until they share nothing with others any longer.';
