import { SORTS_OF_LOTS } from '#rules/market/market-sorts.ts'
import { GameError } from '../../platform/errors.ts'
import type { Query } from '../../platform/http/handlers/operation-types.ts'
import type { MarketKey } from './models.ts'
import { lotPlaceOf } from './search-cursor.ts'
import { filteredItems } from './search-items.ts'
import type { LotSearch, MarketSort } from './search-statement.ts'

type Asked = Query<'listMarketLots'>

const GEAR_FILTERS = [
  'gearClass',
  'group',
  'qualityMin',
  'qualityMax',
  'enhanceLevelMin',
  'isSharpened',
] as const

/** 400 for a sort or filter that does not apply to the list. */
function checkAsked(kind: MarketKey, asked: Asked, sort: MarketSort): void {
  const sorts: readonly MarketSort[] = SORTS_OF_LOTS[kind]
  if (!sorts.includes(sort)) throw new GameError(400, 'badRequest', 'Так этот список не сортируется')
  if (kind !== 'gear' && GEAR_FILTERS.some((name) => asked[name] !== undefined)) {
    throw new GameError(400, 'badRequest', 'Такого фильтра в этом списке нет')
  }
}

/** The caller's search, with defaults. */
export function searchOf(kind: MarketKey, asked: Asked): LotSearch {
  const { sort = 'price', direction = 'ASC', currency = 'GOLD', limit = 20, cursor } = asked
  checkAsked(kind, asked, sort)
  const { qualityMin, qualityMax, enhanceLevelMin, isSharpened, priceMin, priceMax } = asked
  return {
    kind,
    currency,
    items: filteredItems(kind, asked),
    qualityMin,
    qualityMax,
    enhanceLevelMin,
    isSharpened,
    priceMin,
    priceMax,
    sort,
    isDescending: direction === 'DESC',
    after: lotPlaceOf(cursor),
    limit,
  }
}
