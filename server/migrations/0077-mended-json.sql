-- Deletions replaced names in the text of JSON. A player named like a key or a value changed rows of others: the neutral name
-- stands where the word stood. Each object has one of these shapes, so the word that it lacks is the one to put back.
CREATE FUNCTION pg_temp.lost_key(present text[], item jsonb) RETURNS text LANGUAGE sql AS $$
  SELECT lost FROM (VALUES
    ('{fightId,missionKey,difficulty,result,reward}'::text[], '{patrolHours}'::text[]),
    ('{fightId,crusade,crusadeId,result,reward}', '{}'),
    ('{crusadeName,crusadeId,about}', '{isInvitation}'),
    ('{playerId,name}', '{}'),
    ('{level,reward}', '{}'),
    ('{lotId,kind,itemId,amount,currency,income,buyer}', '{buyerId}'),
    ('{lotId,kind,itemId,amount}', '{}'),
    ('{hours,reward}', '{}'),
    ('{fightId,attacker,result,goldLost,reward}', '{attackerId}'),
    ('{guild,player,playerId}', '{}'),
    ('{guild,player,playerId,role,change}', '{}'),
    ('{guild,isDeleted}', '{}'),
    ('{guild,player,playerId,isYou}', '{}'),
    ('{challengeId,challenge}', '{}'),
    ('{challengeId,challenge,place,score,isDoubled,reward}', '{}'),
    ('{pack,diamonds}', '{}'),
    ('{experience,gold,diamonds,glory,resources}', '{gear}'),
    ('{resourceId,amount}', '{leftBehind}'),
    ('{gearEntityId,gearId,quality}', '{}'),
    ('{attacker,defender,ground}', '{seed}'),
    ('{fight,traveller}', '{}'),
    ('{level,instructors,energySpentToday}', '{goldSkill}'),
    ('{ground,attacker,defender,castle,plan}', '{}'),
    ('{ground,attacker,enemy,firstLevel}', '{seed}'),
    ('{key,enemyName}', '{}'),
    ('{ground,hosts,boss}', '{}'),
    ('{name,level,playerId,enemyKey,army,characteristics,healthMax,skill}', '{arms,formation,health,moralePercent,fallen}'),
    ('{archers,swordsmen,squires,priests,instructors,peasants,servants,cavalry}', '{}'),
    ('{attack,armor,mastery,dodge,luck}', '{}'),
    ('{archersAttackMin,archersAttackMax,swordsmenAttackMin,swordsmenAttackMax,cavalryAttackMin,cavalryAttackMax,armor,archersMastery,swordsmenMastery,dodge,luck}', '{}'),
    ('{volleyPercent,guard}', '{}'),
    ('{VOLLEY,CHARGE,STRIKE}', '{}'),
    ('{walls,moats,stakes,garrison}', '{}'),
    ('{top,left,right,bottom}', '{}'),
    ('{position,siegeTower,projectiles}', '{}'),
    ('{rulesVersion,seed,ground,result,attacker,defender,rounds}', '{}'),
    ('{rulesVersion,seed,ground,result,attacker,defender,castle,plan,garrisonPercent,stakesTaken,projectilesThrown,damagedBuilding,rounds}', '{}'),
    ('{rulesVersion,seed,ground,enemy,firstLevel,attacker,waves,beaten}', '{}'),
    ('{level,result,attackerMoralePercent,enemyMoralePercent,rounds}', '{}'),
    ('{rulesVersion,seed,ground,result,hosts,moralePercent,healthMax,boss,bossMoralePercent,rounds}', '{}'),
    ('{round,strikes,attackerHealth,defenderHealth}', '{}'),
    ('{side,kind,rollPercent,hit,critical,damage,absorbed,healthLeft}', '{}')
  ) AS shape (required, optional)
  CROSS JOIN LATERAL (SELECT array(SELECT unnest(required) EXCEPT SELECT unnest(present)) AS lacked) AS compared
  CROSS JOIN LATERAL (
    SELECT CASE cardinality(lacked) WHEN 1 THEN lacked[1] WHEN 0 THEN (
      SELECT min(word) FROM unnest(optional) AS word WHERE word <> ALL (present) AND word ~ '^[A-Za-z]{6,12}$' AND CASE word
        WHEN 'formation' THEN item ? 'volleyPercent'
        WHEN 'fallen' THEN item ? 'servants' OR item = 'null'
        WHEN 'health' THEN jsonb_typeof(item) = 'number'
        ELSE true END
      HAVING count(*) = 1
    ) END AS lost) AS found
  WHERE present <@ (required || optional) AND lost ~ '^[A-Za-z]{6,12}$'
  ORDER BY cardinality(lacked) DESC, cardinality(required) LIMIT 1
$$;

-- The word that stood under a key: the only lawful name among its words that the whole document does not have.
CREATE FUNCTION pg_temp.lost_word(key text, holder jsonb, whole jsonb) RETURNS text LANGUAGE sql AS $$
  SELECT min(word) FROM (VALUES
    ('difficulty', 'MEDIUM'), ('currency', 'DIAMONDS'), ('challenge', 'FORAYS'), ('position', 'bottom'), ('damagedBuilding', 'stakes'),
    ('side', 'ATTACKER'), ('side', 'DEFENDER'), ('change', 'UPGRADE'), ('change', 'DOWNGRADE'),
    ('kind', 'VOLLEY'), ('kind', 'CHARGE'), ('kind', 'STRIKE'), ('kind', 'CATAPULT'), ('kind', 'resource'), ('kind', 'consumable'),
    ('ground', 'CASTLE'), ('ground', 'CRUSADE'), ('ground', 'UNLIMITED')
  ) AS known (of, word)
  WHERE of = key AND CASE
    WHEN key = 'ground' THEN word = CASE WHEN holder ? 'hosts' THEN 'CRUSADE' WHEN holder ? 'firstLevel' THEN 'UNLIMITED' ELSE 'CASTLE' END
    WHEN key = 'kind' AND holder ? 'lotId' THEN word = (SELECT kind FROM market_lot WHERE id = (holder ->> 'lotId')::bigint)
    WHEN key = 'kind' THEN word = upper(word) AND (word <> 'CATAPULT' OR (whole ->> 'projectilesThrown')::int > 0)
      AND strpos(whole::text, '"kind": "' || word || '"') = 0
    WHEN key = 'side' THEN strpos(whole::text, '"side": "' || word || '"') = 0
    ELSE true END
  HAVING count(*) = 1
$$;

CREATE FUNCTION pg_temp.mended(document jsonb, whole jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  neutral constant text := '^Удалённый игрок [0-9]+$';
  result jsonb := '{}';
  present text[];
  key text;
  item jsonb;
BEGIN
  IF jsonb_typeof(document) = 'array' THEN
    RETURN coalesce((
      SELECT jsonb_agg(pg_temp.mended(one, whole) ORDER BY place) FROM jsonb_array_elements(document) WITH ORDINALITY AS list (one, place)
    ), '[]');
  END IF;
  IF jsonb_typeof(document) <> 'object' THEN RETURN document; END IF;
  present := array(SELECT name FROM jsonb_object_keys(document) AS name WHERE name !~ neutral);
  FOR key, item IN SELECT * FROM jsonb_each(document) LOOP
    IF key ~ neutral THEN key := coalesce(pg_temp.lost_key(present, item), key); END IF;
    item := pg_temp.mended(item, whole);
    IF jsonb_typeof(item) = 'string' AND item #>> '{}' ~ neutral THEN
      item := coalesce(to_jsonb(pg_temp.lost_word(key, document, whole)), item);
    END IF;
    result := result || jsonb_build_object(key, item);
  END LOOP;
  RETURN result;
END $$;

UPDATE notification SET payload = pg_temp.mended(payload, payload) WHERE payload::text ~ 'Удалённый игрок [0-9]+';
UPDATE notification SET payload = payload || jsonb_build_object('missionKey', mission_run.mission_key)
FROM mission_run
WHERE type = 'MISSION_COMPLETED' AND payload ->> 'missionKey' ~ '^Удалённый игрок [0-9]+$'
  AND mission_run.fight_id = (payload ->> 'fightId')::bigint;
UPDATE fight SET input = pg_temp.mended(input, input), report = pg_temp.mended(report, report)
WHERE input::text ~ 'Удалённый игрок [0-9]+' OR report::text ~ 'Удалённый игрок [0-9]+';
-- The enemy's key is that of the mission or of the boss.
UPDATE fight SET
  input = regexp_replace(input::text, '"(enemyKey|key)": "Удалённый игрок [0-9]+"', '"\1": ' || to_jsonb(known.key)::text, 'g')::jsonb,
  report = regexp_replace(report::text, '"(enemyKey|key)": "Удалённый игрок [0-9]+"', '"\1": ' || to_jsonb(known.key)::text, 'g')::jsonb
FROM (
  SELECT fight_id, mission_key AS key FROM mission_run UNION ALL SELECT fight_id, boss_key FROM crusade
) AS known
WHERE known.fight_id = fight.id AND report::text ~ '"(enemyKey|key)": "Удалённый игрок [0-9]+"';
UPDATE mission_run SET input = pg_temp.mended(input, input) WHERE input::text ~ 'Удалённый игрок [0-9]+';
UPDATE crusade SET input = pg_temp.mended(input, input) WHERE input::text ~ 'Удалённый игрок [0-9]+';
