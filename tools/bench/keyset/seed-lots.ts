import { GEAR } from '#catalogue/gear/gear.ts'
import { now } from '#server/platform/clock.ts'
import { sql } from '#server/platform/sql.ts'
import type { Shares } from './world-size.ts'

/**
 * As many open lots as rows: three fifths gear, the rest resources. A fifth costs diamonds, one in fifty is
 * sharpened or has stars. Many prices are equal, since people prefer round sums. Opens the market, the
 * top lists and raids to the readers.
 */
export async function seedLots({ first, readers, players, rows }: Shares): Promise<void> {
  const levels = GEAR.map(({ id, level }) => ({ id, level }))
  const gearRows = Math.floor((rows * 3) / 5)
  await sql`
    INSERT INTO market_lot (seller_id, kind, item_id, gear_entity_id, amount, currency, price, rate, level, quality, stars,
      is_sharpened, created_at, ends_at)
    SELECT player_id, 'gear', gear_id, gear.id, 1, CASE WHEN gear.id % 5 = 0 THEN 'DIAMONDS' ELSE 'GOLD' END,
      10 * (5 + (gear.id * 7919) % 400), 10000, coalesce(model.level, 1), quality,
      CASE WHEN gear.id % 51 = 0 THEN 2 ELSE 0 END, gear.id % 53 = 0, ${now()},
      ${now()}::timestamptz + interval '1 hour' + (gear.id * 104729) % 250000 * interval '1 second'
    FROM gear LEFT JOIN unnest(${levels.map(({ id }) => id)}::int[], ${levels.map(({ level }) => level)}::int[])
      AS model (id, level) ON model.id = gear.gear_id
    ORDER BY gear.id DESC LIMIT ${gearRows}`
  await sql`
    INSERT INTO market_lot (seller_id, kind, item_id, amount, currency, price, rate, level, created_at, ends_at)
    SELECT ${first}::bigint + n % ${players}::int, 'resource', 1 + n % 12, 1 + n % 100,
      CASE WHEN n % 5 = 0 THEN 'DIAMONDS' ELSE 'GOLD' END, 5 * (1 + (n::bigint * 7919) % 900), 10000, 1, ${now()},
      ${now()}::timestamptz + interval '1 hour' + (n::bigint * 104729) % 250000 * interval '1 second'
    FROM generate_series(1, ${rows - gearRows}::int) AS n`
  await sql`
    INSERT INTO tutorial_step (player_id, step_key, kind, progress, status, completed_at)
    SELECT id, step_key, 'BANNER', 1, 'COMPLETED', ${now()}
    FROM player, unnest(ARRAY['tradeMarketOpenBanner', 'topListOpenBanner', 'forayOpenBanner', 'forayChooseOpenBanner', 'guildsOpenBanner']) AS step_key
    WHERE id >= ${first} AND id < ${first + readers}`
}
