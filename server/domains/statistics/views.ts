import type { AdminStatistics } from '#generated/types.ts'
import { DAY_MS } from '#rules/core/game-day.ts'
import { gameDayOf } from '../../game/energy/game-day.ts'
import type { FailureDay, FightDay, MoneyDay, PlayerDay } from './queries.ts'

/** The last days of the game, today included, the oldest first. */
export function lastDays(count: number, instant: Date): string[] {
  return Array.from({ length: count }, (_, index) =>
    gameDayOf(new Date(instant.getTime() - (count - 1 - index) * DAY_MS)),
  )
}

/** One number for each day: the sum over the rows of that day. */
function byDay<Row extends { readonly day: string }>(
  days: readonly string[],
  rows: readonly Row[],
  numberOf: (row: Row) => number,
): number[] {
  const sums = new Map<string, number>()
  for (const row of rows) sums.set(row.day, (sums.get(row.day) ?? 0) + numberOf(row))
  return days.map((day) => sums.get(day) ?? 0)
}

function viewMoney(days: readonly string[], rows: readonly MoneyDay[]): AdminStatistics['money'] {
  const groups = Map.groupBy(rows, ({ currency, source }) => `${currency} ${source}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    return [
      {
        currency: first.currency,
        source: first.source,
        earned: byDay(days, group, ({ earned }) => earned),
        spent: byDay(days, group, ({ spent }) => spent),
      },
    ]
  })
}

const FIGHT_TYPES = ['MISSION', 'GROUP_MISSION', 'FORAY'] as const

function viewFights(days: readonly string[], rows: readonly FightDay[]): AdminStatistics['fights'] {
  return FIGHT_TYPES.map((type) => {
    const of = (result: FightDay['result']) =>
      byDay(
        days,
        rows.filter((row) => row.type === type && row.result === result),
        ({ fights }) => fights,
      )
    return { type, won: of('WIN'), lost: of('LOSE'), drawn: of('DRAW') }
  })
}

/** Sums of the market: what sellers have received. */
function viewSales(days: readonly string[], rows: readonly MoneyDay[]) {
  const ofMarket = rows.filter(({ source }) => source.startsWith('MARKET_'))
  const earnedIn = (currency: MoneyDay['currency']) =>
    byDay(
      days,
      ofMarket.filter((row) => row.currency === currency),
      ({ earned }) => earned,
    )
  return {
    sales: byDay(days, ofMarket, ({ gains }) => gains),
    salesGold: earnedIn('GOLD'),
    salesDiamonds: earnedIn('DIAMONDS'),
  }
}

type Read = {
  readonly days: readonly string[]
  readonly money: readonly MoneyDay[]
  readonly fights: readonly FightDay[]
  readonly players: readonly PlayerDay[]
  readonly failures: readonly FailureDay[]
}

/** The sums of each day, in the order of `days`. Days without a row are 0. */
export function viewDays({ days, money, fights, players, failures }: Read) {
  return {
    days: [...days],
    money: viewMoney(days, money),
    founded: byDay(days, players, ({ founded }) => founded),
    active: byDay(days, players, ({ active }) => active),
    returned: byDay(days, players, ({ returned }) => returned),
    fights: viewFights(days, fights),
    ...viewSales(days, money),
    failed: byDay(days, failures, ({ failed }) => failed),
    refused: byDay(days, failures, ({ refused }) => refused),
  }
}
