-- Banners open their pages by themselves now, and quests count what was done before. For players of older versions:
-- open what is due, and count once what their histories know.
DO $$
BEGIN
  LOOP
    INSERT INTO tutorial_step AS step (player_id, step_key, kind, progress, status, completed_at)
    SELECT player.id, banner.key, 'BANNER', 1, 'COMPLETED', now()
    FROM player, (VALUES
      ('myCastleAboutBanner', '{}'),
      ('settingsOpenBanner', '{}'),
      ('armyOpenBanner', '{myCastleAboutBanner}'),
      ('fightLogOpenBanner', '{firstWinQuest}'),
      ('storageOpenBanner', '{firstWinQuest}'),
      ('dailyQuestsAboutBanner', '{mediumWinQuest}'),
      ('gearShopOpenBanner', '{mediumWinQuest}'),
      ('buildingsOpenBanner', '{gearShopOpenBanner,levelThreeQuest}'),
      ('forgeOpenBanner', '{buildingsOpenBanner,levelFourQuest}'),
      ('taxesAboutBanner', '{forgeOpenBanner}'),
      ('tradeShopConsumableOpenBanner', '{taxesAboutBanner}'),
      ('tradeShopGoldOpenBanner', '{levelFiveQuest}'),
      ('tradeMarketOpenBanner', '{levelSixQuest}'),
      ('skillsBranchOpenBanner', '{levelSixQuest}'),
      ('enhanceOpenBanner', '{levelSevenQuest}'),
      ('craftsCreateBanner', '{levelSixteenQuest,enhanceOpenBanner}'),
      ('craftsBookOpenBanner', '{craftsCreateBanner}')
    ) AS banner (key, needs)
    WHERE player.kind = 'HUMAN'
      AND NOT EXISTS (SELECT FROM tutorial_step AS own
        WHERE own.player_id = player.id AND own.step_key = banner.key AND own.status = 'COMPLETED')
      AND cardinality(banner.needs::text[]) = (SELECT count(*) FROM tutorial_step AS done
        WHERE done.player_id = player.id AND done.step_key = ANY (banner.needs::text[]) AND done.status = 'COMPLETED')
    ON CONFLICT (player_id, step_key) DO UPDATE SET status = 'COMPLETED', completed_at = excluded.completed_at;
    EXIT WHEN NOT FOUND;
  END LOOP;
END $$;

WITH wins (key, goal, difficulties, missions) AS (VALUES
  ('firstWinQuest', 1, '{EASY,MEDIUM,HARD}', '{}'),
  ('mediumWinQuest', 1, '{MEDIUM,HARD}', '{}'),
  ('hardWinQuest', 1, '{HARD}', '{}'),
  ('highRoadQuest', 1, '{EASY,MEDIUM,HARD}', '{highRoad}'),
  ('forestQuest', 2, '{EASY,MEDIUM,HARD}', '{wolfHollow,charcoalCamp,beeGlade,mossBog,redHill,robberHold}'),
  ('charcoalQuest', 1, '{MEDIUM,HARD}', '{charcoalCamp}'),
  ('beeGladeQuest', 1, '{MEDIUM,HARD}', '{beeGlade}'),
  ('mossBogQuest', 1, '{MEDIUM,HARD}', '{mossBog}'),
  ('redHillQuest', 1, '{MEDIUM,HARD}', '{redHill}'),
  ('hardFiveQuest', 8, '{HARD}', '{}'),
  ('twentyWinsQuest', 20, '{EASY,MEDIUM,HARD}', '{}'),
  ('thirtyWinsQuest', 30, '{EASY,MEDIUM,HARD}', '{}'),
  ('fortyWinsQuest', 40, '{EASY,MEDIUM,HARD}', '{}'),
  ('forestDozenQuest', 12, '{EASY,MEDIUM,HARD}', '{wolfHollow,charcoalCamp,beeGlade,mossBog,redHill,robberHold}'),
  ('robberHoldQuest', 1, '{EASY,MEDIUM,HARD}', '{robberHold}'),
  ('saltCartsQuest', 1, '{EASY,MEDIUM,HARD}', '{saltCarts}'),
  ('fortyFiveWinsQuest', 45, '{EASY,MEDIUM,HARD}', '{}'),
  ('fiftyWinsQuest', 50, '{EASY,MEDIUM,HARD}', '{}'),
  ('hardDozenQuest', 24, '{HARD}', '{}'),
  ('forestScoreQuest', 24, '{EASY,MEDIUM,HARD}', '{wolfHollow,charcoalCamp,beeGlade,mossBog,redHill,robberHold}'),
  ('fiftyFiveWinsQuest', 55, '{EASY,MEDIUM,HARD}', '{}'),
  ('sixtyWinsQuest', 60, '{EASY,MEDIUM,HARD}', '{}'),
  ('saltFourQuest', 4, '{EASY,MEDIUM,HARD}', '{saltCarts,crowGallows,bridgeBrothers,dryWell,mirageInn,saltBaron}'),
  ('saltNineQuest', 9, '{EASY,MEDIUM,HARD}', '{saltCarts,crowGallows,bridgeBrothers,dryWell,mirageInn,saltBaron}'),
  ('eightyWinsQuest', 80, '{EASY,MEDIUM,HARD}', '{}'),
  ('hundredWinsQuest', 100, '{EASY,MEDIUM,HARD}', '{}'),
  ('crowGallowsQuest', 1, '{MEDIUM,HARD}', '{crowGallows}'),
  ('bridgeBrothersQuest', 1, '{EASY,MEDIUM,HARD}', '{bridgeBrothers}'),
  ('mirageInnQuest', 1, '{EASY,MEDIUM,HARD}', '{mirageInn}'),
  ('saltHardQuest', 15, '{HARD}', '{saltCarts,crowGallows,bridgeBrothers,dryWell,mirageInn,saltBaron}'),
  ('saltBaronQuest', 1, '{MEDIUM,HARD}', '{saltBaron}'),
  ('baronWoodsQuest', 10, '{EASY,MEDIUM,HARD}', '{poacherCamp,owlTower,hollowOak,boarFeast,witchMill,greenBaron}'),
  ('greenBaronQuest', 1, '{MEDIUM,HARD}', '{greenBaron}'),
  ('greyRiverQuest', 15, '{EASY,MEDIUM,HARD}', '{fishQuarrel,drownedBell,riverPirates,reedMaze,pikeKing,floatingFort}'),
  ('floatingFortQuest', 1, '{MEDIUM,HARD}', '{floatingFort}'),
  ('avalancheQuest', 1, '{MEDIUM,HARD}', '{avalancheCastle}'),
  ('lastMayorQuest', 1, '{MEDIUM,HARD}', '{lastMayor}'),
  ('falseDukeQuest', 1, '{EASY,MEDIUM,HARD}', '{falseDuke}'),
  ('marshalQuest', 1, '{MEDIUM,HARD}', '{marshal}'),
  ('thousandWinsQuest', 1000, '{EASY,MEDIUM,HARD}', '{}'),
  ('frostGiantQuest', 1, '{MEDIUM,HARD}', '{frostGiant}'),
  ('redDragonQuest', 1, '{MEDIUM,HARD}', '{redDragon}'),
  ('worldSerpentQuest', 1, '{EASY,MEDIUM,HARD}', '{worldSerpent}')
), counted (player_id, key, goal, progress) AS (
  SELECT run.player_id, key, goal, count(*)
  FROM mission_run AS run JOIN wins ON run.difficulty = ANY (difficulties::text[])
    AND (missions = '{}' OR run.mission_key = ANY (missions::text[]))
  WHERE run.result = 'WIN' AND run.finished_at IS NOT NULL
  GROUP BY run.player_id, key, goal
  UNION ALL
  SELECT player_id, key, goal, count(*)
  FROM gear_entry AS entry JOIN (VALUES
    ('buyGearQuest', 1, 'RECEIVED', 'SHOP'),
    ('recycleGearQuest', 1, 'REMOVED', 'ENHANCE'),
    ('strangersQuest', 10, 'REMOVED', 'ENHANCE')
  ) AS quest (key, goal, action, source) ON entry.action = quest.action AND entry.source = quest.source
  GROUP BY player_id, key, goal
  UNION ALL
  SELECT player_id, key, goal, count(*)
  FROM quest_gear, (VALUES ('equipGearQuest', 1), ('wardrobeQuest', 5), ('fullDressQuest', 12)) AS quest (key, goal)
  GROUP BY player_id, key, goal
  UNION ALL
  SELECT player_id, key, goal, count(*)
  FROM sharpening_try, (VALUES ('sharpenQuest', 1), ('sparksQuest', 5), ('ironHandQuest', 15)) AS quest (key, goal)
  GROUP BY player_id, key, goal
  UNION ALL
  SELECT player_id, key, goal, sum(split_part(reference, ':', 3)::int)
  FROM money_entry, (VALUES ('recruitsQuest', 20), ('companyQuest', 70), ('regimentQuest', 180)) AS quest (key, goal)
  WHERE source = 'ARMY' AND reference LIKE 'units:%:%'
  GROUP BY player_id, key, goal
  UNION ALL
  SELECT id, key, goal, forge + storage + servants_house + stable + walls + moats + stakes + catapult + catapult_projectiles
  FROM player, (VALUES ('raiseBuildingQuest', 1), ('threeFloorsQuest', 3), ('fiveFloorsQuest', 10), ('masonQuest', 40))
    AS quest (key, goal)
  WHERE kind = 'HUMAN'
  UNION ALL
  SELECT id, key, goal, (SELECT coalesce(sum(level.value::int), 0) FROM jsonb_each_text(skills) AS level)
  FROM player, (VALUES ('learnSkillQuest', 1), ('schoolQuest', 8)) AS quest (key, goal)
  WHERE kind = 'HUMAN'
  UNION ALL
  SELECT player_id, 'readReportQuest', 1, count(*) FROM fight_log WHERE viewed_at IS NOT NULL GROUP BY player_id
  UNION ALL
  SELECT seller_id, 'tradeConsumableOpenQuest', 1, count(*) FROM market_lot GROUP BY seller_id
)
INSERT INTO tutorial_step AS step (player_id, step_key, kind, progress, status)
SELECT player_id, key, 'QUEST', least(progress, goal), CASE WHEN progress >= goal THEN 'DONE' ELSE 'ACTIVE' END
FROM counted JOIN player ON player.id = player_id
WHERE progress > 0 AND player.kind = 'HUMAN'
ON CONFLICT (player_id, step_key) DO UPDATE
  SET progress = greatest(step.progress, excluded.progress),
    status = CASE WHEN 'DONE' IN (step.status, excluded.status) THEN 'DONE' ELSE 'ACTIVE' END
  WHERE step.status <> 'COMPLETED';
