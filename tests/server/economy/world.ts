import { dataFaults } from '#server/domains/invariants.ts'
import { strandedGoods } from '#server/domains/market/stranded-goods.ts'
import { sql } from '#server/platform/sql.ts'
import { runOneTimer } from '#server/platform/timers/run-timer.ts'
import type { Game } from '../../support/open-game.ts'
import { bookFaults, count, readBooks } from './books.ts'
import { type Castle, foundCastle } from './castle.ts'
import { firstGear, type GearById, gearFaults } from './expected-gear.ts'
import { changeOf, type Holdings, netOf, readHoldings, rewardOf } from './holdings.ts'
import { offeredGear, offeredStacks, type SeenLot } from './lots.ts'

/** Three castles with their lots and gear. */
export type World = {
  readonly castles: readonly Castle[]
  readonly lots: SeenLot[]
  readonly gear: GearById
  /** Whether several actions are running now. */
  readonly isBusy: boolean
  /** Milliseconds. */
  now(): number
  /** Calls and answers, to investigate a failure. */
  readonly log: string[]
  /** Runs the actions concurrently, then passes their events to the tabs. */
  together(...actions: readonly (() => Promise<unknown>)[]): Promise<void>
  /** Moves the clock. Without `keepsTimers` all due timers run now, otherwise when a call needs them. */
  wait(seconds: number, keepsTimers: boolean): Promise<void>
  /** Checks everything that must hold while no call is running. Throws if something does not. */
  check(): Promise<void>
}

async function runDueTimers(game: Game): Promise<void> {
  while (await runOneTimer(game.platform));
}

type Notice = {
  readonly type: string
  readonly reward: Parameters<typeof rewardOf>[0] | null
}

async function readNotices(castle: Castle, cursor?: string): Promise<Notice[]> {
  const query = { limit: '100', ...(cursor ? { cursor } : {}) }
  const { status, body, text } = await castle.lord.call('listNotifications', { query })
  if (status !== 200) throw new Error(`No notices: ${text}`)
  return body.nextCursor ? [...body.items, ...(await readNotices(castle, body.nextCursor))] : body.items
}

/**
 * Income outside of calls: of missions and levels by their notifications, of tax collections as fixed at
 * their start.
 */
async function broughtHome(castle: Castle, now: number): Promise<{ brought: Holdings[]; faults: string[] }> {
  const notices = await readNotices(castle)
  const reported = notices.flatMap(({ type, reward }) =>
    reward && type !== 'TAXES_COLLECTED' ? [rewardOf(reward)] : [],
  )
  const taxes = notices.flatMap(({ type, reward }) =>
    reward && type === 'TAXES_COLLECTED' ? [reward.gold] : [],
  )
  const agreed = castle.collections.filter(({ endsAt }) => endsAt <= now)
  const [is, ought] = [
    taxes.toSorted().join(),
    agreed
      .map(({ gold }) => gold)
      .toSorted()
      .join(),
  ]
  return {
    brought: [...reported, ...agreed.map(({ gold }) => ({ gold }))],
    faults: is === ought ? [] : [`Notices tell of taxes ${is}, and ${ought} were agreed`],
  }
}

/** Trade neither creates nor destroys items, so received and removed amounts of the market are equal. */
function tradeFaults() {
  return sql<{ item: string; surplus: number }>`
  SELECT item, sum(amount)::int AS surplus FROM (
    SELECT 'gear ' || gear_entity_id AS item, CASE action WHEN 'RECEIVED' THEN 1 ELSE -1 END AS amount
    FROM gear_entry WHERE source = 'MARKET'
    UNION ALL SELECT 'resource ' || resource_id, CASE action WHEN 'RECEIVED' THEN amount ELSE -amount END
    FROM resource_entry WHERE source = 'MARKET'
    UNION ALL SELECT 'consumable ' || consumable_id, CASE action WHEN 'RECEIVED' THEN amount ELSE -amount END
    FROM consumable_entry WHERE source = 'MARKET'
  ) AS entry GROUP BY item HAVING sum(amount) <> 0`
}

export async function foundWorld(game: Game): Promise<World> {
  const log: string[] = []
  const castles = await Promise.all([0, 1, 2].map((place) => foundCastle(game, place, log)))
  const ids = castles.map(({ lord }) => lord.player.id)
  const lots: SeenLot[] = []
  const gear = await firstGear(ids)
  const now = () => game.clock.now().getTime()
  let isBusy = false
  const tabOf = new Map(castles.map(({ lord, tab }) => [lord.player.id, tab]))
  const hear = () => {
    for (const { playerId, channels } of game.notified.splice(0)) tabOf.get(playerId)?.notified(channels)
    for (const { tab } of castles) tab.settle()
  }
  const checkTabs = async (): Promise<string[]> => {
    const wrongs = await Promise.all(castles.map(({ tab }) => tab.wrongs()))
    return wrongs.flatMap((channels, place) => channels.map((channel) => `${place} is shown ${channel}`))
  }
  const checkCastle = async (castle: Castle, place: number): Promise<string[]> => {
    const { brought, faults } = await broughtHome(castle, now())
    const reported = netOf([...castle.reported, ...brought, ...offeredStacks(lots, castle, now())])
    const really = changeOf(castle.had, await readHoldings(castle.lord.player.id))
    const difference = changeOf(reported, really)
    if (Object.keys(difference).length > 0)
      faults.push(`has what no answer reported: ${JSON.stringify(difference)}`)
    const home = castle.collections.filter(({ endsAt }) => endsAt <= now())
    for (const { hours } of home) count(castle.books, { type: 'taxesCollected', hours })
    faults.push(...bookFaults(castle.books, await readBooks(castle.lord.player.id)))
    return faults.map((fault) => `${place}: ${fault}`)
  }
  const failWith = (faults: readonly string[]): void => {
    if (faults.length > 0) throw new Error(`${faults.join('\n')}\n\n${log.join('\n')}`)
  }
  const closeBooks = (castle: Castle): void => {
    try {
      castle.closeBooks()
    } catch (fault) {
      failWith([`${castles.indexOf(castle)}: ${String(fault)}`])
    }
  }
  hear()
  await Promise.all(castles.map(({ tab }) => tab.wrongs()))
  return {
    castles,
    lots,
    gear,
    get isBusy() {
      return isBusy
    },
    now,
    log,
    together: async (...actions) => {
      if (actions.length > 1) log.push(`${actions.length} at once:`)
      isBusy = actions.length > 1
      const outcomes = await Promise.allSettled(actions.map((action) => action()))
      hear()
      for (const outcome of outcomes) if (outcome.status === 'rejected') failWith([String(outcome.reason)])
      for (const castle of castles) closeBooks(castle)
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
      const tabs = await checkTabs()
      const books = await Promise.all([dataFaults(), strandedGoods(), tradeFaults()])
      const reckoned = await Promise.all(castles.map(checkCastle))
      failWith([
        ...tabs,
        ...reckoned.flat(),
        ...(await gearFaults(gear, ids, offeredGear(lots, now()))),
        ...books.flat().map((fault) => JSON.stringify(fault)),
      ])
    },
  }
}
