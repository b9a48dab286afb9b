import { plural } from '#rules/core/plurals.ts'
import { sql } from '../../../platform/sql.ts'
import type { Describer, Description } from './description.ts'

type SoldLot = {
  readonly id: number
  readonly sellerId: number
  readonly seller: string
  readonly buyerId: number
  readonly buyer: string
  readonly price: number
  readonly currency: 'GOLD' | 'DIAMONDS'
}

const digits = new Intl.NumberFormat('ru-RU')

function priceWords({ price, currency }: SoldLot): string {
  return `${digits.format(price)}\u00a0${currency === 'GOLD' ? 'золота' : plural(price, ['алмаз', 'алмаза', 'алмазов'])}`
}

/** `lot:12` of a sale on the market: seller, buyer and price, in the same words for both sides. */
export const describeLot: Describer = async (rests) => {
  const ids = rests.map(Number).filter(Number.isSafeInteger)
  const lots = await sql<SoldLot>`
    SELECT lot.id, seller_id, seller.name AS seller, buyer_id, buyer.name AS buyer, lot.price, lot.currency
    FROM market_lot AS lot JOIN player AS seller ON seller.id = lot.seller_id
      JOIN player AS buyer ON buyer.id = lot.buyer_id
    WHERE lot.id = ANY(${ids}::bigint[])`
  return new Map(
    lots.map((lot): [string, Description] => {
      const text = `продавец ${lot.seller}, покупатель ${lot.buyer}, за ${priceWords(lot)}`
      const players = [
        { playerId: lot.sellerId, name: lot.seller },
        { playerId: lot.buyerId, name: lot.buyer },
      ]
      return [String(lot.id), { text, fightId: null, players }]
    }),
  )
}
