-- Names of players in stored JSON become ids. A name that nobody bears any longer is looked for among the former ones.
CREATE FUNCTION pg_temp.bearer(named text) RETURNS bigint LANGUAGE sql AS $$
  SELECT coalesce(
    (SELECT id FROM player WHERE name = named LIMIT 1),
    (SELECT player_id FROM player_name WHERE name = named ORDER BY until DESC LIMIT 1))
$$;
CREATE FUNCTION pg_temp.known_id(stored jsonb, named text) RETURNS bigint LANGUAGE sql AS $$
  SELECT coalesce((SELECT player.id FROM player WHERE player.id = (stored #>> '{}')::bigint), pg_temp.bearer(named))
$$;
UPDATE notification SET subject_id = pg_temp.known_id(payload -> 'attackerId', payload ->> 'attacker'),
  payload = payload - 'attacker' - 'attackerId'
WHERE type = 'FORAY_ATTACKED';
UPDATE notification SET subject_id = pg_temp.known_id(payload -> 'buyerId', payload ->> 'buyer'),
  payload = payload - 'buyer' - 'buyerId'
WHERE type = 'LOT_SOLD';
UPDATE notification SET subject_id = pg_temp.known_id(payload #> '{about,playerId}', payload #>> '{about,name}'),
  payload = payload - 'about'
WHERE payload ? 'about';
UPDATE notification SET subject_id = pg_temp.known_id(payload -> 'playerId', payload ->> 'player'),
  payload = payload - 'player' - 'playerId'
WHERE payload ? 'player';
UPDATE gear SET craft_by = pg_temp.bearer(craft ->> 'creatorName'), craft = craft - 'creatorName'
WHERE craft ? 'creatorName';

-- Hosts of players in reports, and in what these are computed from.
CREATE FUNCTION pg_temp.nameless(host jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT CASE WHEN jsonb_typeof(host -> 'playerId') = 'number' AND (host ->> 'playerId')::bigint > 0
    THEN host || '{"name": ""}' ELSE host END
$$;
CREATE FUNCTION pg_temp.with_nameless_hosts(document jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_object_agg(key, CASE
    WHEN key IN ('attacker', 'defender') THEN pg_temp.nameless(item)
    WHEN key = 'hosts' THEN (
      SELECT jsonb_agg(pg_temp.nameless(host) ORDER BY place) FROM jsonb_array_elements(item) WITH ORDINALITY AS list (host, place))
    ELSE item END)
  FROM jsonb_each(document) AS part (key, item)
$$;
UPDATE fight SET input = pg_temp.with_nameless_hosts(input), report = pg_temp.with_nameless_hosts(report),
  title = CASE WHEN type = 'FORAY' THEN '' ELSE title END;
UPDATE mission_run SET input = jsonb_set(input, '{fight}', pg_temp.with_nameless_hosts(input -> 'fight'))
WHERE input ? 'fight';
UPDATE crusade SET input = pg_temp.with_nameless_hosts(input) WHERE input IS NOT NULL;
UPDATE raid_spying SET seen = jsonb_set(seen, '{host}', pg_temp.nameless(seen -> 'host'));
