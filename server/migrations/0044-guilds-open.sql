-- Guilds open to players. Who is past the steps that open them gets their pages.
INSERT INTO tutorial_step (player_id, step_key, kind, progress, status, completed_at)
SELECT player_id, 'guildsOpenBanner', 'BANNER', 1, 'COMPLETED', now()
FROM tutorial_step
WHERE step_key IN ('topListOpenBanner', 'forayOpenBanner') AND status = 'COMPLETED'
GROUP BY player_id
HAVING count(*) = 2
ON CONFLICT (player_id, step_key) DO NOTHING;
