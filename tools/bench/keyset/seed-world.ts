import { START_ARMY } from '#catalogue/world/start.ts'
import { standingValue } from '#rules/challenges/standing-value.ts'
import { accounts } from '#server/domains/auth/models.ts'
import { secondFactors } from '#server/domains/auth/second-factor/models.ts'
import { countChallenges } from '#server/game/challenges/count-challenges.ts'
import { takeStep } from '#server/game/challenges/take-step.ts'
import { countStandings } from '#server/game/standings/count-standings.ts'
import { now } from '#server/platform/clock.ts'
import { sessionToken } from '#server/platform/sessions/session-token.ts'
import { sql, sqlOne } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { seedConsole } from './seed-console.ts'
import { seedGuilds } from './seed-guilds.ts'
import { seedLots } from './seed-lots.ts'
import { READER_ROWS, readersOf, type Shares, type WorldSize } from './world-size.ts'

/** A player whose histories and storage are read, by the Cookie header of an open session. */
export type Reader = {
  readonly id: number
  readonly cookie: string
}

/** The readers are of one level, so that their searches look at as many castles. */
async function seedPlayers(size: WorldSize): Promise<void> {
  const army = { ...START_ARMY }
  await sql`
    INSERT INTO player (name, name_key, energy_at, created_at, level, archers, swordsmen, squires)
    SELECT 'Keys ' || n, 'keys ' || n, ${now()}, ${now()},
      CASE WHEN n <= ${readersOf(size)}::int THEN 12 ELSE 1 + n % 40 END,
      ${army.archers}::int, ${army.swordsmen}::int, ${army.squires}::int
    FROM generate_series(1, ${size.players}::int) AS n`
}

/** Castles with an army alone. Levels and fights are often equal, gold seldom. */
async function seedRivals(count: number): Promise<void> {
  await inTransaction(async () => {
    await sql`SET LOCAL statement_timeout = 0`
    await sql`
      INSERT INTO player (name, name_key, energy_at, created_at, level, missions_won, missions_lost, archers, swordsmen, squires)
      SELECT 'Rival ' || n, 'rival ' || n, ${now()}, ${now()},
        1 + n % 60, (n::bigint * 7919) % 2500, (n::bigint * 31) % 400, n % 30, n % 31, n % 60
      FROM generate_series(1, ${count}::int) AS n`
  })
}

/** Totals of gold as the ledger has them, and up to ten millions for the others; then all castles are counted. */
async function seedStandings(first: number): Promise<void> {
  await inTransaction(async () => {
    await sql`SET LOCAL statement_timeout = 0`
    await sql`
      UPDATE player SET total_gold = CASE WHEN id < ${first} OR name LIKE 'Rival %' THEN (id * 104729) % 10000000
        ELSE gold END`
    await sql`INSERT INTO standing_change (player_id) SELECT id FROM player`
  })
  while (await inTransaction(countStandings));
}

/** A running challenge in which everybody has a score; many are equal, few were reached at the same time. */
async function seedChallenge(): Promise<void> {
  await inTransaction(takeStep)
  await inTransaction(async () => {
    await sql`SET LOCAL statement_timeout = 0`
    const [one, step] = [standingValue(1, 0), standingValue(2, 0) - standingValue(1, 0)]
    await sql`
      INSERT INTO challenge_score (challenge_id, player_id, score, value)
      SELECT challenge.id, player.id, 1 + (player.id * 7919) % 240,
        ${one}::bigint + ((player.id * 7919) % 240) * ${step}::bigint - (player.id * 104729) % 250000
      FROM challenge, player WHERE challenge.status = 'ACTIVE'`
    await sql`INSERT INTO challenge_change (challenge_id, player_id) SELECT challenge_id, player_id FROM challenge_score`
  })
  while (await inTransaction(countChallenges));
}

async function firstPlayer(): Promise<number> {
  return (await sqlOne<{ id: number }>`SELECT min(id) AS id FROM player WHERE name LIKE 'Keys %'`).id
}

/**
 * The ledger: three increases to one decrease, with currencies and sources in turn, one source being rare.
 * Keeps running balances and sets the purses accordingly.
 */
async function seedMoney({ first, readers, players, rows }: Shares): Promise<void> {
  await sql`
    WITH line AS (
      SELECT n,
        ${first}::bigint + CASE WHEN n <= ${readers * READER_ROWS.entries}::int THEN n % ${readers}::int
          ELSE n % ${players}::int END AS player_id,
        (ARRAY['GOLD', 'GOLD', 'DIAMONDS', 'GLORY'])[1 + (n / 1009) % 4] AS currency,
        CASE WHEN (n / 1013) % 4 = 3 THEN -1 ELSE 30 END AS amount
      FROM generate_series(1, ${rows}::int) AS n
    )
    INSERT INTO money_entry (player_id, currency, amount, balance_after, source, reference, created_at)
    SELECT player_id, currency, amount,
      1000 + sum(amount) OVER (PARTITION BY player_id, currency ORDER BY n),
      CASE WHEN n % 97 = 0 THEN 'ENERGY' WHEN amount < 0 THEN 'ARMY' ELSE 'TAXES' END,
      CASE WHEN amount < 0 THEN 'archers:1' ELSE 'taxes:4' END,
      date_trunc('second', ${now()}::timestamptz - (${rows}::int - n) * interval '2 seconds')
    FROM line ORDER BY n`
  // A starting entry of 1,000, so that no balance is negative.
  await sql`
    INSERT INTO money_entry (player_id, currency, amount, balance_after, source, created_at)
    SELECT DISTINCT player_id, currency, 1000, 1000, 'START', ${new Date(0)}::timestamptz FROM money_entry`
  await sql`
    UPDATE player SET gold = purse.gold, diamonds = purse.diamonds, glory = purse.glory FROM (
      SELECT player_id, coalesce(sum(amount) FILTER (WHERE currency = 'GOLD'), 0) AS gold,
        coalesce(sum(amount) FILTER (WHERE currency = 'DIAMONDS'), 0) AS diamonds,
        coalesce(sum(amount) FILTER (WHERE currency = 'GLORY'), 0) AS glory
      FROM money_entry GROUP BY player_id
    ) AS purse WHERE purse.player_id = player.id`
}

/** Gear, with an entry each in the item history. The readers' share comes first. */
async function seedGear({ first, readers, players, rows }: Shares): Promise<void> {
  await sql`
    WITH item AS (
      INSERT INTO gear (player_id, gear_id, quality, viewed_at, created_at)
      SELECT ${first}::bigint + CASE WHEN n <= ${readers * READER_ROWS.gear}::int THEN n % ${readers}::int
          ELSE ${readers}::int + n % ${players - readers}::int END,
        1 + n % 240, n % 101, ${now()},
        date_trunc('second', ${now()}::timestamptz - (${rows}::int - n) * interval '3 seconds')
      FROM generate_series(1, ${rows}::int) AS n
      RETURNING id, player_id, gear_id, quality, created_at
    )
    INSERT INTO gear_entry (player_id, gear_entity_id, gear_id, quality, action, source, created_at)
    SELECT player_id, id, gear_id, quality, 'RECEIVED', CASE WHEN id % 89 = 0 THEN 'CHALLENGE' ELSE 'SHOP' END, created_at
    FROM item ORDER BY id`
}

/** Resources received and removed in turn, so that every stack matches its history. */
async function seedResources({ first, readers, players, rows }: Shares): Promise<void> {
  await sql`
    INSERT INTO resource_entry (player_id, resource_id, action, amount, source, created_at)
    SELECT ${first}::bigint + CASE WHEN n < ${readers * READER_ROWS.entries}::int THEN (n / 2) % ${readers}::int
        ELSE (n / 2) % ${players}::int END,
      1 + (n / 2) % 12, CASE WHEN n % 2 = 0 THEN 'RECEIVED' ELSE 'REMOVED' END, 5,
      CASE WHEN n % 2 = 0 THEN 'MISSION' ELSE 'BUILDING' END,
      date_trunc('second', ${now()}::timestamptz - (${rows}::int - n) * interval '2 seconds')
    FROM generate_series(2, ${rows + 1}::int) AS n ORDER BY n`
  await sql`
    INSERT INTO resource_stack (player_id, resource_id, amount)
    SELECT player_id, resource_id, sum(CASE action WHEN 'RECEIVED' THEN amount ELSE -amount END)
    FROM resource_entry GROUP BY player_id, resource_id`
}

/** An administrator with a second factor, who reads the lists of the console. */
async function seedKeeper(): Promise<void> {
  const { id } = await sqlOne<{ id: number }>`
    INSERT INTO player (name, name_key, energy_at, created_at, roles)
    VALUES ('Keeper', 'keeper', ${now()}, ${now()}, '{PLAYER,SUPER_ADMIN}') RETURNING id`
  const email = 'keeper@example.org'
  await accounts().create({
    playerId: id,
    email,
    emailKey: email,
    emailConfirmedAt: now(),
    passwordHash: null,
  })
  await secondFactors().create({
    playerId: id,
    sealedSecret: Buffer.alloc(0),
    createdAt: now(),
    confirmedAt: now(),
    lastStep: null,
    recoverySalt: null,
  })
}

/** Who reads in a world. */
export type Readers = {
  readonly readers: readonly Reader[]
  readonly keeper: Reader
}

/** Fills the database with a world of this size. */
export async function seedWorld(size: WorldSize): Promise<void> {
  await seedPlayers(size)
  const first = await firstPlayer()
  await seedRivals(size.rivals)
  await seedKeeper()
  const shares = { first, readers: readersOf(size), players: size.players, rows: size.rows }
  const fill = (seed: (given: Shares) => Promise<void>, given: Shares) =>
    inTransaction(async () => {
      // A million rows take long, and their references are known to be valid.
      await sql`SET LOCAL statement_timeout = 0`
      await sql`SET LOCAL session_replication_role = replica`
      await seed(given)
    })
  await fill(seedMoney, { ...shares, rows: size.ledger })
  for (const seed of [seedGear, seedResources, seedLots, seedConsole]) await fill(seed, shares)
  await seedStandings(first)
  await seedGuilds(first, size)
  await seedChallenge()
}

/** Opens a session for each reader of a seeded world. */
export async function openReaders(size: WorldSize): Promise<Readers> {
  const first = await firstPlayer()
  const end = first + readersOf(size)
  const sessions = await sql<{ id: string; playerId: number }>`
    INSERT INTO session (id, player_id, created_at, last_seen_at, idle_expires_at, expires_at)
    SELECT gen_random_uuid(), id, ${now()}, ${now()}, now() + interval '10 days', now() + interval '10 days'
    FROM player WHERE id >= ${first} AND id < ${end} OR name = 'Keeper' RETURNING id, player_id`
  const all = sessions.map(({ id, playerId }) => ({ id: playerId, cookie: `session=${sessionToken(id)}` }))
  const isReader = ({ id }: Reader) => id < end
  const keeper = all.find((one) => !isReader(one))
  if (!keeper) throw new Error('The world has no administrator')
  return { readers: all.filter(isReader), keeper }
}
