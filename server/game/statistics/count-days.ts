import { sql, sqlOne, sqlSoon, trustedText } from '../../platform/sql.ts'
import { advanceMark, type IdRange } from './advance-mark.ts'
import type { CountedTable } from './models.ts'

/** The day of the game (rules/core/game-day.ts): Moscow keeps UTC+3 all year. */
const day = trustedText(`(created_at AT TIME ZONE 'UTC' + interval '3 hours')::date`)

/** Larger sums than a number of JavaScript holds exactly are cut. */
const most = trustedText('9000000000000000')

/** A week away makes a player one who has returned. */
const RETURN_DAYS = 7

async function rangeOf(source: CountedTable): Promise<IdRange> {
  const { id } = await sqlOne<{ id: number }>`SELECT coalesce(max(id), 0) AS id FROM ${trustedText(source)}`
  return advanceMark(source, id)
}

async function countMoney(): Promise<boolean> {
  const { after, upTo, isMoreReady } = await rangeOf('money_entry')
  sqlSoon`
    INSERT INTO day_money AS old (day, currency, source, earned, spent, gains)
    SELECT ${day}, currency, source, least(coalesce(sum(amount) FILTER (WHERE amount > 0), 0), ${most}),
      least(coalesce(-sum(amount) FILTER (WHERE amount < 0), 0), ${most}), count(*) FILTER (WHERE amount > 0)
    FROM money_entry WHERE id > ${after} AND id <= ${upTo} GROUP BY 1, 2, 3
    ON CONFLICT (day, currency, source) DO UPDATE SET earned = least(old.earned + excluded.earned, ${most}),
      spent = least(old.spent + excluded.spent, ${most}), gains = old.gains + excluded.gains`
  return isMoreReady
}

async function countFights(): Promise<boolean> {
  const { after, upTo, isMoreReady } = await rangeOf('fight')
  sqlSoon`
    INSERT INTO day_fights AS old (day, type, result, fights)
    SELECT ${day}, type, result, count(*) FROM fight WHERE id > ${after} AND id <= ${upTo} GROUP BY 1, 2, 3
    ON CONFLICT (day, type, result) DO UPDATE SET fights = old.fights + excluded.fights`
  return isMoreReady
}

/** Castles of players. A deleted one was founded, too; those generated with the world were not. */
async function countFounded(): Promise<boolean> {
  const { after, upTo, isMoreReady } = await rangeOf('player')
  sqlSoon`
    INSERT INTO day_players AS old (day, founded)
    SELECT ${day}, count(*) FROM player WHERE id > ${after} AND id <= ${upTo} AND kind <> 'NEIGHBOUR' GROUP BY 1
    ON CONFLICT (day) DO UPDATE SET founded = old.founded + excluded.founded`
  return isMoreReady
}

/** Who was in the game, for the days that may still change: today and yesterday. Sets the sums instead of adding to them. */
async function countActive(instant: Date): Promise<void> {
  await sql`
    INSERT INTO day_players AS old (day, active, returned)
    SELECT day, count(*), count(*) FILTER (WHERE days_away >= ${RETURN_DAYS}) FROM player_day
    WHERE day >= (${instant}::timestamptz AT TIME ZONE 'UTC' + interval '3 hours')::date - 1 GROUP BY day
    ON CONFLICT (day) DO UPDATE SET active = excluded.active, returned = excluded.returned
    WHERE (old.active, old.returned) IS DISTINCT FROM (excluded.active, excluded.returned)`
}

/**
 * Adds what has happened since the last run to the sums of each day. Runs in the transaction of one timer of the world: each row counts once,
 * however many processes there are. Resolves to whether more is waiting.
 */
export async function countDays(instant: Date): Promise<boolean> {
  const isMoneyWaiting = await countMoney()
  const areFightsWaiting = await countFights()
  const areCastlesWaiting = await countFounded()
  await countActive(instant)
  return isMoneyWaiting || areFightsWaiting || areCastlesWaiting
}
