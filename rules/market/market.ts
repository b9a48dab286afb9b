import { type Money, moneyRefusals } from '../core/buying.ts'
import { CURRENCIES, shortageOf } from '../core/currencies.ts'
import type { Refusal } from '../core/refusal.ts'
import { recyclePoints } from '../forge/recycle.ts'
import { sharpeningChance } from '../forge/sharpening.ts'
import { gearShopPrice, sellPrice } from '../shop/trade.ts'

export const LOT_HOURS = [24, 48, 72] as const

export const LOTS_MAX = 10

export type Currency = 'gold' | 'diamonds'

/** The market's share of a sale in per cent, destroyed. Also a share of the asking price when a lot is created. */
const SALE_FEE_PERCENT = 5
const LISTING_FEE_PERCENT = 1

/** Gold is rounded up against the seller. Small amounts of diamonds are free of fees. */
function feeOf(price: number, percent: number, currency: Currency): number {
  const hundredths = price * percent
  return currency === 'gold' ? Math.ceil(hundredths / 100) : Math.floor(hundredths / 100)
}

/** The fee of a sale. A skill lowers it by basis points of itself. */
export function saleFee(price: number, currency: Currency, discount = 0): number {
  return feeOf(Math.ceil((price * (10_000 - discount)) / 10_000), SALE_FEE_PERCENT, currency)
}

/** The fee for creating a lot, sold or not. */
export function listingFee(price: number, currency: Currency): number {
  return feeOf(price, LISTING_FEE_PERCENT, currency)
}

/** Prices allowed: 50 to 300 % of the usual price, never below what the shop pays for it. */
export function priceBand(usual: number, sellPrice: number): { min: number; max: number } {
  const min = Math.max(1, Math.ceil(usual / 2), sellPrice)
  return { min, max: Math.max(min, 3 * usual) }
}

/**
 * What a stall asks for a lot: a share of the usual price within the band, but never more than the shop asks for
 * it. `shopPrice` is null if the shop does not sell the item.
 */
export function stallPrice(
  band: { usual: number; min: number; max: number },
  percent: number,
  shopPrice: number | null,
): number {
  const price = Math.min(band.max, Math.max(band.min, Math.round((band.usual * percent) / 100)))
  return shopPrice === null ? price : Math.min(price, shopPrice)
}

type LotCode =
  | 'itemLocked'
  | 'itemInUse'
  | 'notEnoughItems'
  | 'tooManyLots'
  | 'priceTooLow'
  | 'priceTooHigh'
  | 'notEnoughGold'
  | 'notEnoughDiamonds'

/** Quality used to value enhance points: the middle of what missions bring. */
const ORDINARY_QUALITY = 40

/**
 * Gold value of a diamond in reference prices: the shop's price of gold at this level, at least at level 6, where the
 * market opens.
 */
export function goldPerDiamond(level: number): number {
  return 15 * Math.max(6, level)
}

/**
 * Average number of diamonds for the tries up to a sharpening level (docs/game.md, "Forge and junk dealer"),
 * rounded, without guaranteed successes.
 */
export function sharpeningWorth(level: number): number {
  let tries = 0
  for (let tried = 1; tried <= Math.min(level, 20); tried += 1) {
    tries = ((tries + 1) * 100) / Math.min(100, sharpeningChance(tried))
  }
  return Math.round(tries)
}

/** Gold value of enhance points: the shop price of the gear of the same level that must be recycled for them. */
export function starsWorth(points: number, level: number): number {
  const { gold } = sellPrice({ gold: gearShopPrice(level, ORDINARY_QUALITY) }, 1)
  const taken = { gearId: 0, level, quality: ORDINARY_QUALITY, enhancePoints: 0, fromMarket: false }
  return Math.round((points * gold) / recyclePoints(taken))
}

/**
 * A reference price in gold for `amount`, as a price of the whole in a currency, at least 1. `level` is the item's.
 */
export function referenceOf(gold: number, amount: number, currency: Currency, level: number): number {
  const whole = gold * amount
  return Math.max(1, currency === 'gold' ? whole : Math.round(whole / goldPerDiamond(level)))
}

/**
 * A price relative to its reference in basis points, at most 1,000,000. Sales are stored like this, so that
 * different qualities can be compared.
 */
export function priceRate(price: number, reference: number): number {
  return Math.min(1_000_000, Math.floor((price * 10_000) / reference))
}

/** The price of something with this reference at the rate of a sale, at least 1. */
export function priceAtRate(rate: number, reference: number): number {
  return Math.max(1, Math.floor((reference * rate) / 10_000))
}

/** Why an item cannot go on the market at any price: it is locked, or worn. Empty: it can. */
export function offerRefusals(item: {
  isLocked: boolean
  isEquipped: boolean
}): Refusal<'itemLocked' | 'itemInUse'>[] {
  const refusals: ReturnType<typeof offerRefusals> = []
  if (item.isLocked) refusals.push({ code: 'itemLocked', message: 'Вещь заблокирована', have: 1, need: 0 })
  if (item.isEquipped) refusals.push({ code: 'itemInUse', message: 'Сначала снимите вещь', have: 1, need: 0 })
  return refusals
}

/** Why a lot cannot be put up: the item, the number of lots, the price, the fee. Empty: it can. */
export function lotRefusals(lot: {
  /** Requested units, and units that are neither worn nor on the market. */
  amount: number
  free: number
  isLocked: boolean
  isEquipped: boolean
  lots: number
  /** Price of the whole lot, and the allowed prices for the whole. */
  price: number
  currency: Currency
  band: { min: number; max: number }
  /** What the player has of the currency. */
  purse: number
}): Refusal<LotCode>[] {
  const refusals: Refusal<LotCode>[] = [...offerRefusals(lot)]
  const refuse = (code: LotCode, message: string, have: number, need: number): void => {
    refusals.push({ code, message, have, need })
  }
  if (lot.free < lot.amount) refuse('notEnoughItems', 'Столько у вас нет', lot.free, lot.amount)
  if (lot.lots >= LOTS_MAX) refuse('tooManyLots', `Не больше ${LOTS_MAX} лотов сразу`, lot.lots, LOTS_MAX)
  if (lot.price < lot.band.min) refuse('priceTooLow', 'Слишком низкая цена', lot.price, lot.band.min)
  if (lot.price > lot.band.max) refuse('priceTooHigh', 'Слишком высокая цена', lot.price, lot.band.max)
  const fee = listingFee(lot.price, lot.currency)
  if (lot.purse < fee) {
    const currency = lot.currency === 'gold' ? CURRENCIES.GOLD : CURRENCIES.DIAMONDS
    refusals.push(shortageOf(currency, lot.purse, fee))
  }
  return refusals
}

/** Why a lot cannot be bought: the player's own, the household's, no room, no money. Empty: it can. */
export function buyLotRefusals(request: {
  isOwn: boolean
  isHousehold: boolean
  /** Units that still fit into the storage (docs/game.md §5). */
  free: number
  amount: number
  price: number
  currency: Currency
  purse: Money
}): Refusal<'ownLot' | 'sameHousehold' | 'notEnoughSpace' | 'notEnoughGold' | 'notEnoughDiamonds'>[] {
  if (request.isOwn) return [{ code: 'ownLot', message: 'Это ваш лот', have: 1, need: 0 }]
  const { price, currency, purse, free, amount } = request
  const cost = { gold: 0, diamonds: 0, [currency]: price }
  const household: ReturnType<typeof buyLotRefusals> = request.isHousehold
    ? [{ code: 'sameHousehold', message: 'С домочадцами не торгуют', have: 1, need: 0 }]
    : []
  const space: ReturnType<typeof buyLotRefusals> =
    free < amount
      ? [{ code: 'notEnoughSpace', message: 'На складе нет места', have: free, need: amount }]
      : []
  return [...household, ...space, ...moneyRefusals(cost, purse)]
}
