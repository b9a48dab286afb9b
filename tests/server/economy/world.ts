import { saleFee } from '../../../rules/market.ts'
import { ledgerFaults } from '../../../server/platform/ledger-faults.ts'
import { sql } from '../../../server/platform/sql.ts'
import { runOneTimer } from '../../../server/platform/timers/run-timers.ts'
import type { Game } from '../../support/open-game.ts'
import { type Castle, foundCastle } from './castle.ts'
import { changeOf, type Holdings, netOf, readHoldings, rewardOf } from './holdings.ts'

/** A lot that somebody has put up, as everybody has seen it; it may be gone. */
export interface SeenLot {
  readonly lotId: number
  readonly seller: Castle
  readonly item: string
  readonly amount: number
  readonly currency: 'GOLD' | 'DIAMONDS'
  readonly price: number
}

/** Three castles and what goes on between them. */
export interface World {
  readonly castles: readonly Castle[]
  readonly lots: SeenLot[]
  /** What was asked and answered, for who has to find out. */
  readonly log: string[]
  /** Does these at the same moment, and lets every tab hear what it is told. */
  together(...deeds: readonly (() => Promise<unknown>)[]): Promise<void>
  /** Time passes; without `keepsTimers` everything that is due happens now, else when somebody asks. */
  wait(seconds: number, keepsTimers: boolean): Promise<void>
  /** Everything that must hold when nobody is at work; throws what does not. */
  check(): Promise<void>
}

/** What the seller gets, by the rules. */
export const incomeOf = ({ price, currency, seller }: SeenLot): number =>
  price - saleFee(price, currency === 'GOLD' ? 'gold' : 'diamonds', seller.marketFee)

const runDueTimers = async (game: Game): Promise<void> => {
  while (await runOneTimer(game.platform));
}

/** Rewards told by notices: of missions, levels and taxes. */
const toldByNotices = async (castle: Castle, cursor?: string): Promise<Holdings[]> => {
  const query = { limit: '100', ...(cursor ? { cursor } : {}) }
  const { status, body, text } = await castle.lord.call('listNotifications', { query })
  if (status !== 200) throw new Error(`No notices: ${text}`)
  const rewards = body.items.flatMap(({ reward }) => (reward ? [rewardOf(reward)] : []))
  return body.nextCursor ? [...rewards, ...(await toldByNotices(castle, body.nextCursor))] : rewards
}

/** Trade makes and destroys nothing: what the market gave, it took. */
const tradeFaults = () => sql<{ item: string; surplus: number }>`
  SELECT item, sum(amount)::int AS surplus FROM (
    SELECT 'gear ' || gear_entity_id AS item, CASE action WHEN 'RECEIVED' THEN 1 ELSE -1 END AS amount
    FROM gear_entry WHERE source = 'MARKET'
    UNION ALL SELECT 'resource ' || resource_id, CASE action WHEN 'RECEIVED' THEN amount ELSE -amount END
    FROM resource_entry WHERE source = 'MARKET'
    UNION ALL SELECT 'consumable ' || consumable_id, CASE action WHEN 'RECEIVED' THEN amount ELSE -amount END
    FROM consumable_entry WHERE source = 'MARKET'
  ) AS entry GROUP BY item HAVING sum(amount) <> 0`

export const foundWorld = async (game: Game): Promise<World> => {
  const log: string[] = []
  const castles = await Promise.all([0, 1, 2].map((place) => foundCastle(game, place, log)))
  const tabOf = new Map(castles.map(({ lord, tab }) => [lord.player.id, tab]))
  const hear = () => {
    for (const { playerId, channels } of game.told.splice(0)) tabOf.get(playerId)?.told(channels)
    for (const { tab } of castles) tab.settle()
  }
  const checkTabs = async (): Promise<string[]> => {
    const wrongs = await Promise.all(castles.map(({ tab }) => tab.wrongs()))
    return wrongs.flatMap((channels, place) => channels.map((channel) => `${place} is shown ${channel}`))
  }
  const checkHoldings = async (): Promise<string[]> => {
    const wrongs = await Promise.all(
      castles.map(async (castle, place) => {
        const told = netOf([...castle.told, ...(await toldByNotices(castle))])
        const really = changeOf(castle.had, await readHoldings(castle.lord.player.id))
        const difference = changeOf(told, really)
        if (Object.keys(difference).length === 0) return []
        return [`${place} has what nobody has told of: ${JSON.stringify(difference)}`]
      }),
    )
    return wrongs.flat()
  }
  const failWith = (faults: readonly string[]): void => {
    if (faults.length > 0) throw new Error(`${faults.join('\n')}\n\n${log.join('\n')}`)
  }
  hear()
  await Promise.all(castles.map(({ tab }) => tab.wrongs()))
  return {
    castles,
    lots: [],
    log,
    together: async (...deeds) => {
      if (deeds.length > 1) log.push(`${deeds.length} at once:`)
      const outcomes = await Promise.allSettled(deeds.map((deed) => deed()))
      hear()
      for (const outcome of outcomes) if (outcome.status === 'rejected') failWith([String(outcome.reason)])
    },
    wait: async (seconds, keepsTimers) => {
      log.push(`${seconds} seconds pass${keepsTimers ? ', timers late' : ''}`)
      failWith(await checkTabs())
      game.clock.advance(seconds)
      if (!keepsTimers) await runDueTimers(game)
      hear()
      for (const { tab } of castles) tab.forget()
    },
    check: async () => {
      await runDueTimers(game)
      hear()
      const [tabs, books, trade] = [await checkTabs(), await ledgerFaults(), await tradeFaults()]
      failWith([
        ...tabs,
        ...(await checkHoldings()),
        ...[...books, ...trade].map((fault) => JSON.stringify(fault)),
      ])
    },
  }
}
