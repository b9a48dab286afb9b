-- Of castles that look alike the players' come first, then the older ones. The others keep their names, without a row here.
INSERT INTO player_look (player_id, look)
SELECT DISTINCT ON (name_skeleton(name)) id, name_skeleton(name) FROM player WHERE kind <> 'DELETED'
ORDER BY name_skeleton(name), kind, id
ON CONFLICT DO NOTHING;

INSERT INTO guild_claim (key, guild_id)
SELECT look || name_skeleton(CASE look WHEN 'look-name:' THEN name ELSE tag END), id
FROM guild, unnest(ARRAY['look-name:', 'look-tag:']) AS look ORDER BY id
ON CONFLICT (key) DO NOTHING;

INSERT INTO guild_claim (key, founding_id)
SELECT look || name_skeleton(CASE look WHEN 'look-name:' THEN name ELSE tag END), id
FROM guild_founding, unnest(ARRAY['look-name:', 'look-tag:']) AS look WHERE status = 'OPEN' ORDER BY id
ON CONFLICT (key) DO NOTHING;
