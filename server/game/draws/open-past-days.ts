import { daysBetween } from '#rules/proof/day-secrets.ts'
import { currentPlatform } from '../../platform/ambient.ts'
import { now } from '../../platform/clock.ts'
import { sql } from '../../platform/sql.ts'
import { gameDayOf } from '../energy/game-day.ts'
import { extendChains, secretOf } from './chains.ts'
import { laterDay } from './days.ts'

type Due = { readonly chainId: number; readonly fromDay: string; readonly toDay: string }

/** Days that are over and whose secrets are not public yet, by chain. A replaced chain was in use until it was replaced. */
function findDue(today: string): Promise<Due[]> {
  return sql<Due>`
    SELECT * FROM (
      SELECT chain.id AS chain_id,
        coalesce((SELECT max(day) + 1 FROM day_secret WHERE chain_id = chain.id), first_day) AS from_day,
        least(last_day, retired_on, ${today}::date - 1) AS to_day
      FROM secret_chain AS chain
    ) AS due WHERE from_day <= to_day ORDER BY chain_id`
}

async function open({ chainId, fromDay, toDay }: Due): Promise<void> {
  const days = Array.from({ length: daysBetween(fromDay, toDay) + 1 }, (_, index) => laterDay(fromDay, index))
  const secrets: string[] = []
  for (const day of days) secrets.push(await secretOf(chainId, day))
  await sql`
    INSERT INTO day_secret (day, chain_id, secret, opened_at)
    SELECT day, ${chainId}, secret, ${now()}
    FROM unnest(${days}::date[], ${secrets}::text[]) AS opened (day, secret) ON CONFLICT DO NOTHING`
}

/**
 * Publishes the secrets of days that are over, those of a time without a server too, and makes the next chain when its turn
 * is near. Called by whoever looks, so no job can be late or die half-way. Once public, a secret is never drawn from again,
 * on any process: `draw` looks at what is public.
 */
export async function openPastDays(): Promise<void> {
  const today = gameDayOf(now())
  const due = await findDue(today)
  if (due.length === 0) return
  for (const one of due) {
    await open(one).catch((error: unknown) =>
      currentPlatform().log.warn({ err: error, chainId: one.chainId }, 'day secrets were not published'),
    )
  }
  await extendChains(today)
}
