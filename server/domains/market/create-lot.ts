import type { CreateMarketLotRequest } from '#generated/types.ts'
import { CURRENCIES } from '#rules/core/currencies.ts'
import { inMarketRefusals } from '#rules/gear/storage-refusals.ts'
import { listingFee, lotRefusals, priceRate } from '#rules/market/market.ts'
import { countedRate } from '#rules/market/usual-price.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { saveGear } from '../../game/items/gear-row.ts'
import { offerStack } from '../../game/items/offers.ts'
import { spend } from '../../game/player/ledger.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { schedule } from '../../game/timers/schedule.ts'
import { afterGameSeconds } from '../../platform/clock.ts'
import { refuse } from '../../platform/errors.ts'
import { countOpenLots, insertLot, type LotRow } from './lot-row.ts'
import { feeReference, MONEY_SOURCE_OF } from './lot-words.ts'
import { findOffered, type Offered } from './offered.ts'
import { type Band, bandOf } from './prices.ts'

/** Makes the item unusable. It still belongs to its owner. */
async function reserveItem(player: LockedPlayer, { row, item }: Offered, amount: number): Promise<void> {
  if (row) saveGear(row, { isInMarket: true })
  else if (item.kind !== 'gear') await offerStack(player, { kind: item.kind, id: item.itemId, amount })
}

/** Saves the lot and schedules its end. The caller checks the rules and takes the fee. */
export async function openLot(
  player: LockedPlayer,
  offered: Offered,
  band: Band,
  request: Pick<CreateMarketLotRequest, 'amount' | 'currency' | 'price' | 'hours'>,
): Promise<LotRow> {
  const { item, row, stars, isSharpened } = offered
  const { amount, currency, price, hours } = request
  await reserveItem(player, offered, amount)
  const rate = priceRate(price, band.reference)
  const lot = await insertLot({
    sellerId: player.id,
    kind: item.kind,
    itemId: item.itemId,
    gearEntityId: row?.id ?? null,
    amount,
    currency,
    price,
    rate,
    countedRate: countedRate(rate, priceRate(band.usual, band.reference)),
    level: item.level,
    quality: row?.quality ?? 0,
    stars,
    isSharpened,
    isStall: player.kind === 'NEIGHBOUR',
    endsAt: afterGameSeconds(hours * 3600),
  })
  schedule('lotEnd', { playerId: player.id, subjectId: lot.id, dueAt: lot.endsAt })
  return lot
}

/**
 * Puts a locked player's item on the market and takes the listing fee. 404; 422 gearInMarket, itemLocked, itemInUse,
 * notEnoughItems, tooManyLots, priceTooLow, priceTooHigh, notEnoughGold, notEnoughDiamonds.
 */
export async function createLot(
  player: LockedPlayer,
  request: CreateMarketLotRequest,
): Promise<{ lot: LotRow; fee: number }> {
  const { marketKey, itemId, amount, currency, price } = request
  const offered = await findOffered(player, marketKey, itemId)
  const { row, item } = offered
  if (row && amount !== 1) throw refuse('notEnoughItems', 'Вещь продаётся по одной')
  const [band, lots] = await Promise.all([bandOf(item, amount, currency), countOpenLots(player.id)])
  const purse = CURRENCIES[currency].purse
  refuseByRules([
    ...(row ? inMarketRefusals(row) : []),
    ...lotRefusals({
      amount,
      // Worn gear is refused as worn, not as missing.
      free: row ? 1 : offered.free,
      isLocked: row?.isLocked ?? false,
      isEquipped: row ? row.equippedSlot !== null : false,
      lots,
      price,
      currency: purse,
      band,
      purse: player[purse],
    }),
  ])
  const fee = listingFee(price, purse)
  if (fee > 0) {
    spend(player, { [purse]: fee }, MONEY_SOURCE_OF[marketKey], {
      reference: feeReference(item.kind, item.itemId, amount),
    })
  }
  return { lot: await openLot(player, offered, band, request), fee }
}
