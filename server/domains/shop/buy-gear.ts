import { BLANK_GEAR } from '#catalogue/gear/blank.ts'
import type { BuyBlankGearRequest, BuyShopGearRequest, Price } from '#generated/types.ts'
import { BLANK_COST } from '#rules/craft/blank-transfer.ts'
import { type DecidedPurchase, decideGearPurchase } from '#rules/shop/purchase.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { type ReceivedGear, receiveGear } from '../../game/items/gear.ts'
import { viewGearModel } from '../../game/items/item-views.ts'
import { readStorageUse } from '../../game/items/storage.ts'
import { spend } from '../../game/player/ledger.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { conflict } from '../../platform/errors.ts'
import { assortmentOf, emptyPlace } from './assortment.ts'
import { expectPrice, priceFor } from './prices.ts'
import { BLANK_QUALITY } from './views.ts'

async function allowedPurchase(player: LockedPlayer, price: Price, amount: number): Promise<DecidedPurchase> {
  const { gold, diamonds } = player
  const { free } = await readStorageUse(player)
  const purchase = decideGearPurchase({ price, purse: { gold, diamonds }, free }, amount)
  refuseByRules(purchase.refusals)
  return purchase
}

/**
 * Buys an item of the assortment for a locked player. 409 assortmentChanged, offerSold, priceChanged; 422
 * notEnoughSpace, notEnoughGold.
 */
export async function buyShopGear(
  player: LockedPlayer,
  { assortmentKey, place, price: shown }: BuyShopGearRequest,
): Promise<DecidedPurchase & { readonly gear: ReceivedGear }> {
  const { key, offers } = await assortmentOf(player)
  const offer = offers.find((candidate) => candidate.place === place)
  if (key !== assortmentKey || !offer) {
    throw conflict('assortmentChanged', 'Лавочник уже выложил другой товар')
  }
  if (offer.isBought) throw conflict('offerSold', 'Эта вещь уже куплена')
  const { model, quality } = offer
  const price = priceFor(player, viewGearModel(model, quality).cost)
  expectPrice(shown, price)
  const purchase = await allowedPurchase(player, price, 1)
  const [gear] = await receiveGear(player, [{ gearId: model.id, quality }], 'SHOP')
  if (!gear) throw new Error('The bought item is missing')
  spend(player, purchase.cost, 'SHOP_GEAR', {
    reference: `gear:${model.id}:${gear.gearEntityId}`,
    changes: emptyPlace(player, place),
  })
  return { ...purchase, gear }
}

/** Buys blanks for a locked player. 409 priceChanged; 422 notEnoughSpace, notEnoughDiamonds. */
export async function buyBlankGear(
  player: LockedPlayer,
  { amount, price: shown }: BuyBlankGearRequest,
): Promise<DecidedPurchase & { readonly gear: readonly ReceivedGear[] }> {
  const price = priceFor(player, BLANK_COST)
  expectPrice(shown, price)
  const purchase = await allowedPurchase(player, price, amount)
  const blanks = Array.from({ length: amount }, () => ({ gearId: BLANK_GEAR.id, quality: BLANK_QUALITY }))
  const items = await receiveGear(player, blanks, 'SHOP')
  spend(player, purchase.cost, 'SHOP_GEAR', { reference: `gear:${BLANK_GEAR.id}` })
  return { ...purchase, gear: items }
}
