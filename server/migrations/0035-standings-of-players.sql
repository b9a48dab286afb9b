UPDATE player SET total_gold = booked.amount FROM (
  SELECT player_id, least(sum(amount), 9000000000000000) AS amount FROM money_entry
  WHERE currency = 'GOLD' AND amount > 0 GROUP BY player_id
) AS booked WHERE booked.player_id = player.id;
INSERT INTO standing_change (player_id) SELECT id FROM player ORDER BY id;
-- Players who are past the step that opens the top list.
INSERT INTO tutorial_step (player_id, step_key, kind, progress, status, completed_at)
SELECT player_id, 'topListOpenBanner', 'BANNER', 1, 'COMPLETED', now() FROM tutorial_step
WHERE step_key = 'levelSixQuest' AND status = 'COMPLETED'
ON CONFLICT (player_id, step_key) DO NOTHING;
