-- Crusades open to players. Who is past the steps that open them gets their pages.
INSERT INTO tutorial_step (player_id, step_key, kind, progress, status, completed_at)
SELECT past.player_id, banner.key, 'BANNER', 1, 'COMPLETED', now()
FROM (
  SELECT player_id FROM tutorial_step
  WHERE step_key IN ('topListOpenBanner', 'forayOpenBanner') AND status = 'COMPLETED'
  GROUP BY player_id HAVING count(*) = 2
) AS past, (VALUES ('groupMissionOpenBanner'), ('groupMissionJoinBanner')) AS banner (key)
ON CONFLICT (player_id, step_key) DO NOTHING;
