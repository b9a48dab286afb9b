import { type DrawKind, type DrawnFrom, drawLabel, drawnSeed, drawSubject } from '#rules/proof/drawn-seed.ts'
import { now } from '../../platform/clock.ts'
import { columnsOf } from '../../platform/database/model-parts.ts'
import { sqlOne } from '../../platform/sql.ts'
import { requireTransaction } from '../../platform/transaction.ts'
import { gameDayOf } from '../energy/game-day.ts'
import { extendChains, findChain, secretOf } from './chains.ts'
import { drawCounts } from './models.ts'

/** A seed that was drawn, and where it comes from. Store both. */
export type Drawn = {
  readonly seed: string
  readonly drawnFrom: DrawnFrom
}

type Counted = { readonly day: string; readonly number: number; readonly chainId: number | null }

/**
 * Counts a draw. Its day is the present one, but never one whose secret is public or that the subject has left: so a clock
 * that steps back neither draws from a known secret nor gives a seed twice.
 */
function count(subject: string, today: string): Promise<Counted> {
  return sqlOne<Counted>`
    WITH counted AS (
      INSERT INTO draw_count AS last (${columnsOf(drawCounts)})
      SELECT ${subject}, greatest(
        ${today}::date,
        (SELECT max(day) + 1 FROM day_secret),
        (SELECT min(first_day) FROM secret_chain WHERE retired_on IS NULL)
      ), 1
      ON CONFLICT (subject) DO UPDATE SET day = greatest(last.day, excluded.day),
        number = CASE WHEN excluded.day > last.day THEN 1 ELSE last.number + 1 END
      RETURNING day, number
    )
    SELECT counted.day, counted.number, chain.id AS chain_id
    FROM counted LEFT JOIN secret_chain AS chain
      ON chain.retired_on IS NULL AND counted.day BETWEEN chain.first_day AND chain.last_day`
}

/** The chain in use on a day. Made if there is none: a world older than the chains, or one whose chain was retired. */
export async function chainOf(day: string): Promise<number> {
  const chainId = await findChain(day)
  if (chainId !== undefined) return chainId
  await extendChains(day)
  const made = await findChain(day)
  if (made === undefined) throw new Error(`No chain of day secrets has ${day}`)
  return made
}

/**
 * Draws the next seed of a kind for a player, or whoever the ids name. Everything random about what a player does follows
 * from it. The seed is fixed before anybody asks for it: it depends only on the secret of the day, the kind, the ids and
 * how many such draws the day has seen. The number is given back if the surrounding transaction fails, so a refused or
 * lost request changes no later seed.
 */
export async function draw(kind: DrawKind, ...ids: readonly number[]): Promise<Drawn> {
  requireTransaction()
  const subject = drawSubject(kind, ...ids)
  const { day, number, chainId } = await count(subject, gameDayOf(now()))
  const drawnFrom = { chainId: chainId ?? (await chainOf(day)), day, label: drawLabel(subject, number) }
  return { seed: drawnSeed(await secretOf(drawnFrom.chainId, day), drawnFrom.label), drawnFrom }
}
