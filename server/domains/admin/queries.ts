import { Op, type OrderItem } from 'sequelize'
import type { Currency, MoneySource } from '../../platform/money.ts'
import type { Page } from './list-range.ts'
import { moneyEntries, players } from './models.ts'

export interface PlayerFilter {
  readonly q?: string
  readonly id?: readonly number[]
  readonly kind?: 'HUMAN' | 'NEIGHBOUR'
}

export interface MoneyFilter {
  readonly playerId: number
  readonly currency?: Currency
  readonly source?: MoneySource
}

/** Signs that LIKE would take for its own are taken as they are. */
const containing = (words: string) => ({ [Op.like]: `%${words.replace(/[\\%_]/g, String.raw`\$&`)}%` })

const namedLike = (words: string) => ({
  [Op.or]: [{ nameKey: containing(words.replaceAll('ё', 'е')) }, { emailKey: containing(words) }],
})

/** A range of players and how many there are. Counts and walks the table: for the console, not for players. */
export const findPlayersForAdmin = ({ q, id, kind }: PlayerFilter, order: OrderItem[], page: Page) =>
  players().findAndCountAll({
    where: {
      ...(q !== undefined && namedLike(q.toLowerCase())),
      ...(id && { id: [...id] }),
      ...(kind && { kind }),
    },
    order,
    ...page,
  })

/** A range of one player's ledger. */
export const findMoneyEntries = (
  { playerId, currency, source }: MoneyFilter,
  order: OrderItem[],
  page: Page,
) =>
  moneyEntries().findAndCountAll({
    where: { playerId, ...(currency && { currency }), ...(source && { source }) },
    order,
    ...page,
  })
