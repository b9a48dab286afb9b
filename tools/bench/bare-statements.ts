const findSession = `
  SELECT session.player_id, player.roles, session.last_seen_at,
    ($1::text IS NULL OR EXISTS (SELECT FROM tutorial_step AS step WHERE step.player_id = session.player_id
      AND step.step_key = $2 AND step.status = 'COMPLETED')) AS unlocked
  FROM session JOIN player ON player.id = session.player_id
  WHERE session.id = $3 AND session.closed_at IS NULL
    AND session.idle_expires_at > $4 AND session.expires_at > $5`

const claimKey = 'SELECT pg_try_advisory_xact_lock(hashtextextended($1::text, 0)) AS free'

const findAnswer = 'SELECT status, body, fingerprint FROM idempotency WHERE scope = $1 AND key = $2'

const rememberAnswer = `
  INSERT INTO idempotency (scope, key, operation, fingerprint, status, body, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7)`

const findDueRun = 'SELECT id FROM mission_run WHERE player_id = $1 AND finished_at IS NULL AND ends_at <= $2'

const playerColumns = `id, kind, created_at, rev, gold, diamonds, glory, name, name_key, roles, level, experience, archers, swordsmen, squires, priests, instructors,
  peasants, servants, cavalry, energy, energy_at, energy_spent_today, energy_day, restores_today, restores_day,
  missions_won, missions_lost, missions_drawn, last_seen_at`

const findPlayer = `SELECT ${playerColumns} FROM player WHERE id = $1`
const lockPlayer = `${findPlayer} FOR NO KEY UPDATE`

const spendGold = `
  WITH purse AS (
    UPDATE player SET rev = rev + 1, gold = gold + $1, archers = $2, swordsmen = $3, squires = $4, priests = $5,
      instructors = $6, peasants = $7, servants = $8, cavalry = $9
    WHERE id = $10 RETURNING id, gold AS balance
  )
  INSERT INTO money_entry (player_id, currency, amount, balance_after, source, reference, created_at)
  SELECT id, $11, $12, balance, $13, $14, $15 FROM purse`

const readTutorial = `
  SELECT level,
    (SELECT coalesce(json_agg(json_build_object('key', step_key, 'progress', progress, 'isCompleted', status = 'COMPLETED')), '[]')
      FROM tutorial_step WHERE player_id = $1) AS steps,
    (SELECT coalesce(json_agg(json_build_object('key', quest_key, 'progress', progress, 'things', things,
        'isClaimed', claimed_at IS NOT NULL) ORDER BY position), '[]')
      FROM daily_quest WHERE player_id = $1 AND day = current_date) AS daily,
    (SELECT coalesce(json_agg(json_build_object('kind', kind, 'stage', stage, 'progress', progress, 'owed', owed)), '[]')
      FROM infinite_quest WHERE player_id = $1) AS infinite,
    reward.step AS ladder_step, reward.taken_on AS ladder_day
  FROM player LEFT JOIN daily_reward AS reward ON reward.player_id = player.id
  WHERE player.id = $1`

const readDeparture = `
  SELECT nextval(pg_get_serial_sequence('mission_run', 'id')) AS id, out.mission_key, out.difficulty, out.started_at,
    out.ends_at
  FROM (SELECT) AS always LEFT JOIN mission_run AS out ON out.player_id = $1 AND out.finished_at IS NULL`

const spendEnergy = `
  UPDATE player SET rev = rev + 1, energy = $1, energy_at = $2, energy_spent_today = $3, energy_day = $4 WHERE id = $5`

const saveRun = `
  INSERT INTO mission_run (id, player_id, mission_key, difficulty, skill, seed, input, result, started_at, ends_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`

const setTimer = `
  INSERT INTO timer (kind, subject_id, due_at, run_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (kind, subject_id) DO UPDATE
    SET due_at = excluded.due_at, run_at = excluded.run_at, attempts = 0, last_error = NULL`

const readRecentRuns = `
  SELECT run.id, run.player_id, mission_key, difficulty, skill, run.result, started_at, ends_at, finished_at,
    fight_id, fight.rewards
  FROM mission_run AS run LEFT JOIN fight ON fight.id = run.fight_id
  WHERE run.player_id = $1 ORDER BY run.id DESC LIMIT 2`

const readFightLog = `
  SELECT fight.id AS fight_id, share_key, type, fight.result, title, fight.input -> 'defender' ->> 'name' AS opponent_name,
    run.mission_key, run.difficulty, rewards, fight.created_at, log.viewed_at IS NOT NULL AS is_viewed
  FROM fight_log AS log JOIN fight ON fight.id = log.fight_id LEFT JOIN mission_run AS run ON run.fight_id = fight.id
  WHERE log.player_id = $1 AND log.fight_id < $2 ORDER BY log.fight_id DESC LIMIT $3`

const countUnseen = `
  SELECT
    (SELECT count(*) FROM fight_log WHERE player_id = $1 AND viewed_at IS NULL) AS unviewed_fights,
    (SELECT count(*) FROM notification WHERE player_id = $2 AND read_at IS NULL) AS unread_notifications,
    (SELECT count(*) FROM notification WHERE player_id = $3 AND shown_at IS NULL) AS unshown_notifications`

const readNotifications = `
  SELECT id, payload || jsonb_build_object('type', type) AS event, created_at, read_at, shown_at
  FROM notification WHERE player_id = $1 AND id < $2 ORDER BY id DESC LIMIT $3`

const readLayout = `
  SELECT
    (SELECT coalesce(array_agg(step_key ORDER BY completed_at), '{}') FROM tutorial_step
      WHERE player_id = $1 AND status = 'COMPLETED') AS unlocks,
    (SELECT count(*) FROM fight_log WHERE player_id = $2 AND viewed_at IS NULL) AS unviewed_fights,
    (SELECT count(*) FROM notification WHERE player_id = $3 AND read_at IS NULL) AS unread_notifications`

/** The statements that the server sends for the measured calls, word for word but for white space. */
export const statements = {
  findSession,
  claimKey,
  findAnswer,
  rememberAnswer,
  findDueRun,
  findPlayer,
  lockPlayer,
  spendGold,
  readTutorial,
  readDeparture,
  spendEnergy,
  saveRun,
  setTimer,
  readRecentRuns,
  readFightLog,
  countUnseen,
  readNotifications,
  readLayout,
}
