UPDATE player SET is_blocked = true FROM player_block AS block
WHERE block.player_id = player.id AND block.lifted_at IS NULL AND coalesce(block.until > now(), true);
INSERT INTO timer (kind, subject_id, player_id, due_at, run_at)
SELECT 'blockEnd', player_id, player_id, until, until FROM player_block
WHERE lifted_at IS NULL AND until > now()
ON CONFLICT (kind, subject_id) DO NOTHING;
INSERT INTO standing_change (player_id) SELECT id FROM player WHERE is_blocked;
INSERT INTO challenge_change (challenge_id, player_id)
SELECT challenge.id, score.player_id FROM challenge
JOIN challenge_score AS score ON score.challenge_id = challenge.id
JOIN player ON player.id = score.player_id
WHERE challenge.scored IS NULL AND player.is_blocked;
