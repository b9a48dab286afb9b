-- A player with tabs on two processes is one player.
ALTER TABLE presence DROP COLUMN count, ADD COLUMN player_ids bigint[] NOT NULL DEFAULT '{}';
COMMENT ON TABLE presence IS 'Which players have an open live connection, by server process.';

-- For the purge: sessions end in the order in which they began.
CREATE INDEX session_expires ON session USING brin (expires_at);
