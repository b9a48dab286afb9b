import { randomUUID } from 'node:crypto'
import { now } from '#server/platform/clock.ts'
import { sql } from '#server/platform/sql.ts'
import { type BenchCall, measure, sendOnce } from './load.ts'
import { pgbenchPerSecond } from './pgbench.ts'
import { recordStatements, type SentStatement } from './record-call.ts'
import { median } from './statistics.ts'
import { type BenchPlayer, peopleWorld } from './world.ts'

/** Raiders, each with a castle that nobody else raids, and what one raid sends to the database. */
export type RaidWorld = {
  readonly raiders: readonly BenchPlayer[]
  readonly statements: readonly SentStatement[]
  /** The raid that was recorded. */
  readonly recorded: { readonly raider: BenchPlayer; readonly victim: number; readonly key: string }
}

export type RaidFigures = {
  /** Raids per second. */
  readonly ours: number
  /** Null without pgbench. */
  readonly pgbench: { readonly perSecond: number; readonly ratio: number } | null
}

function raidCall(victimOf: (raider: BenchPlayer) => number, key = randomUUID): BenchCall {
  return {
    name: 'POST /forays/start',
    method: 'POST',
    path: '/api/forays/start',
    headers: () => ({ 'content-type': 'application/json', 'idempotency-key': key() }),
    body: (raider) =>
      JSON.stringify({
        opponentId: victimOf(raider),
        position: 'topLeft',
        siegeTower: false,
        projectiles: false,
      }),
  }
}

/** Ids of players, far from every other number of a raid. */
const FIRST_PLAYER = 5_000_000
const FIRST_FIGHT = 7_000_000

function victimAmong(pairs: number): (raider: BenchPlayer) => number {
  return ({ id }) => id + pairs
}

/** Everybody can raid and be raided again, with energy and health. */
async function restRaids(): Promise<void> {
  await sql`TRUNCATE idempotency`
  await sql`DELETE FROM raid_cooldown`
  await sql`UPDATE raid_castle SET rest_until = NULL, immune_until = NULL, looted_today = 0`
  await sql`UPDATE player SET energy = 120, energy_at = ${now()}, health = NULL, health_at = NULL WHERE id > ${FIRST_PLAYER}`
}

/** Founds as many pairs of a raider and a castle, and records a raid by the server in this process. */
export async function openRaidWorld(url: string, pairs: number): Promise<RaidWorld> {
  await sql`SELECT setval(pg_get_serial_sequence('player', 'id'), ${FIRST_PLAYER})`
  await sql`SELECT setval(pg_get_serial_sequence('fight', 'id'), ${FIRST_FIGHT})`
  const people = await peopleWorld(2 * pairs, { name: 'Raider', level: 12 })
  const raiders = people.toSorted((left, right) => left.id - right.id).slice(0, pairs)
  await sql`
    UPDATE player SET archers = 300, swordsmen = 300, squires = 300
    WHERE id = ANY(${raiders.map(({ id }) => id)}::bigint[])`
  const [first, second] = raiders
  if (!first || !second) throw new Error('A raid needs raiders')
  const victimOf = victimAmong(pairs)
  await measure(url, raidCall(victimOf), [first])
  const key = randomUUID()
  const statements = await recordStatements(async () => {
    await sendOnce(
      url,
      raidCall(victimOf, () => key),
      second,
    )
  })
  await fillPurses()
  return { raiders, statements, recorded: { raider: second, victim: victimOf(second), key } }
}

/** pgbench repeats the recorded loot without asking what the castle still has. */
async function fillPurses(): Promise<void> {
  await sql`
    WITH full_purse AS (
      UPDATE player SET gold = gold + 1000000000000 WHERE id > ${FIRST_PLAYER} RETURNING id, gold
    )
    INSERT INTO money_entry (player_id, currency, amount, balance_after, source, created_at)
    SELECT id, 'GOLD', 1000000000000, gold, 'ADMIN', ${now()} FROM full_purse`
}

/** pgbench makes the recorded raid for a drawn pair. */
async function raidsByPgbench(
  where: { readonly url: string; readonly folder: string },
  { raiders, statements, recorded }: RaidWorld,
): Promise<number | null> {
  const [first] = raiders
  const fight = statements.find(({ text }) => text.includes('nextval'))?.row[0]
  if (!first || typeof fight !== 'number') throw new Error('No raid was recorded')
  const head = [
    `\\set raider random(${first.id}, ${first.id + raiders.length - 1})`,
    `\\set castle :raider + ${raiders.length}`,
    '\\set key random(1, 9000000000000000)',
  ]
  const changing = new Map<number | string, string>([
    [recorded.raider.id, ':raider::bigint'],
    [recorded.raider.sessionId, `'${recorded.raider.sessionId}'::uuid`],
    [recorded.victim, ':castle::bigint'],
    [fight, ':serial_id::bigint'],
    [recorded.key, 'md5((:key::bigint)::text)::uuid'],
  ])
  return pgbenchPerSecond(where, statements, head, changing, raiders.length)
}

/** Compares raids over HTTP with pgbench, which sends the same statements and writes the same rows, alternating. */
export async function compareRaids(
  serverUrl: string,
  database: { readonly url: string; readonly folder: string },
  world: RaidWorld,
  rounds: number,
): Promise<RaidFigures> {
  const call = raidCall(victimAmong(world.raiders.length))
  const [ours, theirs]: [number[], number[]] = [[], []]
  for (let round = -1; round < rounds; round += 1) {
    await restRaids()
    const mine = await measure(serverUrl, call, world.raiders)
    await restRaids()
    const plain = await raidsByPgbench(database, world)
    if (round < 0) continue
    ours.push(mine)
    if (plain !== null) theirs.push(plain)
  }
  if (theirs.length === 0) return { ours: median(ours), pgbench: null }
  const ratio = median(ours.map((figure, round) => figure / (theirs[round] ?? Number.NaN)))
  return { ours: median(ours), pgbench: { perSecond: median(theirs), ratio } }
}
