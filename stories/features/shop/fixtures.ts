import { BLANK_GEAR } from '#catalogue/gear/blank.ts'
import { gearById } from '#catalogue/gear/gear.ts'
import { WINES } from '#catalogue/inventory/wines.ts'
import { GOLD_PACKS } from '#catalogue/shop/shop.ts'
import type { GoldPack, ShopConsumableData, ShopGearData, ShopGoldData, ShopOffer } from '#generated/types.ts'
import { discountedPrice } from '#rules/shop/shop.ts'
import { gearShopPrice, goldForDiamonds } from '#rules/shop/trade.ts'
import { gearView } from '../inventory/fixtures/storage.ts'

const SHOWN_GEAR = [
  [17, 58],
  [27, 34],
  [41, 21],
  [77, 96],
  [98, 47],
  [63, 83],
] as const

function offer(place: number, gearId: number, quality: number, discount: number): ShopOffer {
  const cost = { gold: gearShopPrice(gearById(gearId)?.level ?? 1, quality), diamonds: 0 }
  const gear = { ...gearView(1, gearId, quality), id: null, cost }
  return { place, gear, price: discountedPrice(cost, discount), isBought: false }
}

/** Six offers, at a skill's discount in basis points. Those in `bought` are gone. */
export function dayOf(discount = 0, bought: readonly number[] = []): ShopGearData {
  const serverTime = new Date()
  return {
    assortmentKey: '2026-11-21.17.2',
    offers: SHOWN_GEAR.map(([gearId, quality], index) => ({
      ...offer(index + 1, gearId, quality, discount),
      isBought: bought.includes(index + 1),
    })),
    blank: { gear: { ...gearView(1, BLANK_GEAR.id, 0), id: null }, price: { gold: 0, diamonds: 1 } },
    discountBasisPoints: discount,
    resetsAt: new Date(serverTime.getTime() + 11_112_000).toISOString(),
    serverTime: serverTime.toISOString(),
  }
}

export function winesAt(discount = 0): ShopConsumableData {
  return {
    consumables: WINES.map(({ id, key: _, cost, ...wine }) => ({
      consumable: { ...wine, cost, consumableId: id, amount: 1, amountInMarket: 0 },
      price: discountedPrice(cost, discount),
    })),
    discountBasisPoints: discount,
  }
}

export function changerAt(level: number): ShopGoldData {
  const packs: GoldPack[] = GOLD_PACKS.map(({ key, ...pack }) => ({
    ...pack,
    packKey: key,
    gold: goldForDiamonds(pack.diamonds, level),
  }))
  return { goldPerDiamond: goldForDiamonds(1, level), packs }
}
