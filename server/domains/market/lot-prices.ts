import type { MarketLotPrices } from '#generated/types.ts'
import { priceAtRate } from '#rules/market/market.ts'
import { bulkhead, viewRows } from '../../platform/bulkhead.ts'
import { now } from '../../platform/clock.ts'
import { notFound } from '../../platform/errors.ts'
import { KEPT_MS } from './close-lots.ts'
import { findLot, readSales } from './lot-row.ts'
import { findOffered } from './offered.ts'
import { bandOf } from './prices.ts'

const SALES = bulkhead('sales')

/** Sales that fit into a chart on a phone. */
const SALES_SHOWN = 40

/** The usual price of an open lot, and what it would have cost at the last sales of its item. 404. */
export async function lotPrices(lotId: number): Promise<MarketLotPrices> {
  const lot = await findLot(lotId)
  if (lot?.status !== 'OPEN') throw notFound('notFound', 'Такого лота нет')
  const { sellerId, kind, itemId, gearEntityId, amount, currency } = lot
  const { item } = await findOffered({ id: sellerId }, kind, gearEntityId ?? itemId)
  const since = new Date(now().getTime() - KEPT_MS)
  const [band, sales] = await Promise.all([
    bandOf(item, amount, currency),
    readSales(kind, itemId, currency, { since, limit: SALES_SHOWN }),
  ])
  return {
    usual: band.usual,
    sales: viewRows(
      sales.reverse(),
      ({ rate, closedAt }) => ({
        soldAt: closedAt.toISOString(),
        price: priceAtRate(rate, band.reference),
      }),
      SALES,
    ),
  }
}
