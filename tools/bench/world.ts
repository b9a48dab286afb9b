import { TUTORIAL } from '#catalogue/tutorial/tutorial.ts'
import { START_ARMY } from '#catalogue/world/start.ts'
import { now } from '#server/platform/clock.ts'
import { sessionToken } from '#server/platform/sessions/session-token.ts'
import { sql } from '#server/platform/sql.ts'

/** Serial ids start here, so that no other number of the game equals one. */
export const FIRST_SERIAL = 1_000_000

/** A player of the bench who is logged in. */
export type BenchPlayer = {
  readonly id: number
  readonly sessionId: string
  /** The Cookie header. */
  readonly cookie: string
}

/** The same three quests for everybody. Each measured command counts towards one of them. */
const DAY_QUESTS = ['morningMarch', 'stretchedLegs', 'freshBlood']

const banners = TUTORIAL.filter((step) => step.type === 'banner').map((step) => step.key)

/** Players with a starting army, plenty of gold, every banner read and one open session each. */
export async function peopleWorld(
  count: number,
  { name, level } = { name: 'Bench', level: 5 },
): Promise<readonly BenchPlayer[]> {
  const army = { ...START_ARMY }
  await sql`
    INSERT INTO player (name, name_key, energy_at, created_at, gold, level, archers, swordsmen, squires,
      priests, instructors, peasants, servants, cavalry)
    SELECT ${name}::text || ' ' || n, lower(${name}::text) || ' ' || n, ${now()}, ${now()},
      1000000000, ${level}::int, ${army.archers}::int, ${army.swordsmen}::int, ${army.squires}::int, ${army.priests}::int,
      ${army.instructors}::int, ${army.peasants}::int, ${army.servants}::int, ${army.cavalry}::int
    FROM generate_series(1, ${count}::int) AS n`
  await sql`
    INSERT INTO money_entry (player_id, currency, amount, balance_after, source, created_at)
    SELECT id, 'GOLD', gold, gold, 'START', ${now()} FROM player WHERE name LIKE ${`${name} %`}`
  await sql`
    INSERT INTO tutorial_step (player_id, step_key, kind, progress, status, completed_at)
    SELECT id, key, 'BANNER', 1, 'COMPLETED', ${now()} FROM player, unnest(${banners}::text[]) AS key
    WHERE name LIKE ${`${name} %`}`
  const sessions = await sql<{ id: string; playerId: number }>`
    INSERT INTO session (id, player_id, created_at, last_seen_at, idle_expires_at, expires_at)
    SELECT gen_random_uuid(), id, ${now()}, ${now()}, now() + interval '10 days', now() + interval '10 days'
    FROM player WHERE name LIKE ${`${name} %`} RETURNING id, player_id`
  await sql`SELECT setval(pg_get_serial_sequence('mission_run', 'id'), ${FIRST_SERIAL})`
  await sql`ANALYZE`
  return sessions.map(({ id, playerId }) => ({
    id: playerId,
    sessionId: id,
    cookie: `session=${sessionToken(id)}`,
  }))
}

/** Resets armies, energy and missions, so that every round starts from the same state. */
export async function restWorld(): Promise<void> {
  await sql`DELETE FROM timer WHERE kind = 'missionEnd'`
  await sql`DELETE FROM mission_run`
  await sql`TRUNCATE idempotency`
  await sql`TRUNCATE daily_quest`
  await sql`
    INSERT INTO daily_quest (player_id, position, day, seed, quest_key)
    SELECT id, position, (${now()}::timestamptz AT TIME ZONE 'Europe/Moscow')::date, 'bench', quest_key
    FROM player, unnest(${DAY_QUESTS}::text[]) WITH ORDINALITY AS quest (quest_key, position)
    WHERE name LIKE 'Bench %'`
  await sql`UPDATE player SET energy = 120, energy_at = ${now()}, archers = ${START_ARMY.archers}`
}
