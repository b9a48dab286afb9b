-- Raids open to players. Who is past the step that opens them gets their pages, and every castle of the level for
-- raids is protected for its first three days, as a newcomer to that level is.
INSERT INTO tutorial_step (player_id, step_key, kind, progress, status, completed_at)
SELECT player_id, banner.key, 'BANNER', 1, 'COMPLETED', now()
FROM tutorial_step, (VALUES ('forayOpenBanner'), ('forayChooseOpenBanner')) AS banner (key)
WHERE step_key = 'levelTenQuest' AND status = 'COMPLETED'
ON CONFLICT (player_id, step_key) DO NOTHING;
INSERT INTO raid_castle AS castle (player_id, protected_until)
SELECT id, now() + interval '72 hours' FROM player WHERE level >= 10 AND kind = 'HUMAN'
ON CONFLICT (player_id) DO UPDATE SET protected_until = greatest(castle.protected_until, excluded.protected_until);
