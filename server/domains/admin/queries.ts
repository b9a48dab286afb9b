import { Op, type OrderItem } from 'sequelize'
import { moneyEntries, players } from '../../game/player/models.ts'
import type { Currency, MoneySource } from '../../game/player/money.ts'
import type { Page } from './list-range.ts'

export type PlayerFilter = {
  readonly q?: string
  readonly id?: readonly number[]
  readonly kind?: 'HUMAN' | 'NEIGHBOUR'
}

export type MoneyFilter = {
  readonly playerId: number
  readonly currency?: Currency
  readonly source?: MoneySource
}

/** Signs that LIKE would take for its own are taken as they are. */
function containing(words: string) {
  return { [Op.like]: `%${words.replace(/[\\%_]/g, String.raw`\$&`)}%` }
}

function namedLike(words: string) {
  return {
    [Op.or]: [{ nameKey: containing(words.replaceAll('ё', 'е')) }, { emailKey: containing(words) }],
  }
}

/** A range of players and how many there are. Counts and walks the table: for the console, not for players. */
export function findPlayersForAdmin({ q, id, kind }: PlayerFilter, order: OrderItem[], page: Page) {
  return players().findAndCountAll({
    where: {
      ...(q !== undefined && namedLike(q.toLowerCase())),
      ...(id && { id: [...id] }),
      ...(kind && { kind }),
    },
    order,
    ...page,
  })
}

/** A range of one player's ledger. */
export function findMoneyEntries(
  { playerId, currency, source }: MoneyFilter,
  order: OrderItem[],
  page: Page,
) {
  return moneyEntries().findAndCountAll({
    where: { playerId, ...(currency && { currency }), ...(source && { source }) },
    order,
    ...page,
  })
}
