import { GEAR } from '#catalogue/gear/gear.ts'
import { GEAR_CLASS_TEXTS } from '#catalogue/gear/gear-classes.ts'
import { RESOURCES } from '#catalogue/inventory/resources.ts'
import { WINES } from '#catalogue/inventory/wines.ts'
import { QUALITY_BANDS } from '#catalogue/shop/shop.ts'
import { createRandom, type Random } from '#rules/core/random.ts'
import { drawQuality } from '#rules/gear/quality.ts'
import { goldPerDiamond, LOT_HOURS, stallPrice } from '#rules/market/market.ts'
import { isShopModel } from '#rules/shop/trade.ts'
import { receiveConsumables } from '../../game/items/consumables.ts'
import { receiveGear } from '../../game/items/gear.ts'
import { readOwnGear, saveGear } from '../../game/items/gear-row.ts'
import { receiveResources } from '../../game/items/resources.ts'
import { type LockedPlayer, lockPlayers } from '../../game/player/lock-order.ts'
import { players } from '../../game/player/models.ts'
import { scheduleForWorld, startWorldTimer } from '../../game/timers/schedule.ts'
import { bulkhead, eachApart } from '../../platform/bulkhead.ts'
import { afterGameSeconds, now } from '../../platform/clock.ts'
import { sql } from '../../platform/sql.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { openLot } from './create-lot.ts'
import type { MarketCurrency, MarketKey } from './models.ts'
import { findOffered } from './offered.ts'
import { bandOf, type PricedItem } from './prices.ts'

const STALL_LOTS = bulkhead('timer marketStalls')

/** Lots that neighbours keep on each list, if there are at least three castles per lot. */
const STALLS = { gear: 60, consumable: 12, resource: 30 } as const satisfies Record<MarketKey, number>
const REFILL_SECONDS = 6 * 3600
const CASTLES_A_LOT = 3

/** Per cent of the usual price that stalls ask: around it for resources, below it for what the shop sells too. */
const ASKED_PERCENT = { shopGoods: { min: 75, max: 100 }, resources: { min: 90, max: 150 } } as const

/** Per cent of the items that have a first sharpening, to show what the forge does. */
const SHARPENED_PERCENT = 12

async function giveGear(player: LockedPlayer, random: Random): Promise<number | undefined> {
  const models = GEAR.filter(({ level }) => isShopModel(level, player.level))
  if (models.length === 0) return undefined
  const { id: gearId, gearClass } = random.pick(models)
  const [gear] = await receiveGear(
    player,
    [{ gearId, quality: drawQuality(QUALITY_BANDS, random) }],
    'MISSION',
  )
  const [row] = gear ? await readOwnGear(player.id, [gear.gearEntityId]) : []
  const isSharpened = random.chance(SHARPENED_PERCENT * 100)
  if (row && isSharpened && GEAR_CLASS_TEXTS[gearClass].sharpenings.limits) {
    saveGear(row, { limitsLevel: random.int(1, 2) })
  }
  return gear?.gearEntityId
}

/** The item's id if the whole amount fits into the stack; otherwise undefined. */
async function giveStack(
  player: LockedPlayer,
  kind: 'consumable' | 'resource',
  amount: number,
  random: Random,
): Promise<number | undefined> {
  if (kind === 'resource') {
    const { id } = random.pick(RESOURCES)
    const [got] = await receiveResources(player, [{ resourceId: id, amount }], 'MISSION')
    return got?.amount === amount ? id : undefined
  }
  const { id } = random.pick(WINES.filter(({ levelMin }) => levelMin <= Math.max(10, player.level)))
  const [got] = await receiveConsumables(player, [{ consumableId: id, amount }], 'MISSION')
  return got?.amount === amount ? id : undefined
}

/** The most that the shop asks for the whole lot, in whole diamonds or gold. Work on an item counts as its tries. */
function shopPriceOf({ reference, level }: PricedItem, amount: number, currency: MarketCurrency): number {
  return currency === 'GOLD' ? reference * amount : Math.floor((reference * amount) / goldPerDiamond(level))
}

/** Opens one lot of a random price: at most the shop's where the shop sells the item. Does nothing without goods. */
async function openStallLot(player: LockedPlayer, kind: MarketKey, random: Random): Promise<void> {
  const amount = kind === 'gear' ? 1 : kind === 'resource' ? random.int(2, 12) * 5 : random.int(1, 5)
  const itemId =
    kind === 'gear' ? await giveGear(player, random) : await giveStack(player, kind, amount, random)
  if (itemId === undefined) return
  const offered = await findOffered(player, kind, itemId)
  const isResource = kind === 'resource'
  // One diamond for something cheaper than a diamond would be more than the shop asks.
  const mayAskDiamonds = isResource || shopPriceOf(offered.item, amount, 'DIAMONDS') > 0
  const currency = random.chance(1_000) && mayAskDiamonds ? 'DIAMONDS' : 'GOLD'
  const band = await bandOf(offered.item, amount, currency)
  const { min, max } = isResource ? ASKED_PERCENT.resources : ASKED_PERCENT.shopGoods
  const shopPrice = isResource ? null : shopPriceOf(offered.item, amount, currency)
  const price = stallPrice(band, random.int(min, max), shopPrice)
  await openLot(player, offered, band, { amount, currency, price, hours: random.pick(LOT_HOURS) })
}

type Wanted = { readonly kind: MarketKey; readonly sellerId: number }

/**
 * Number of missing lots on each list. The count walks an index of stalls only. After a downtime, expired lots may
 * still be open: they do not count.
 */
async function missing(castles: number): Promise<{ kind: MarketKey; lots: number }[]> {
  const open = await sql<{ kind: MarketKey; lots: number }>`
    SELECT kind, count(*)::int AS lots FROM market_lot WHERE status = 'OPEN' AND is_stall AND ends_at > ${now()}
    GROUP BY kind`
  const most = Object.values(STALLS).reduce((sum, lots) => sum + lots, 0)
  const share = Math.min(1, castles / CASTLES_A_LOT / most)
  return (['gear', 'consumable', 'resource'] as const).map((kind) => ({
    kind,
    lots: Math.ceil(STALLS[kind] * share) - (open.find((row) => row.kind === kind)?.lots ?? 0),
  }))
}

/**
 * Lets neighbours open lots until their stalls are full, and schedules the next refill, which replaces sold lots by
 * those of other castles. The same seed gives the same lots. The goods are created for it. Neighbours keep their
 * income. A lot that fails is missing until the next refill.
 */
export function fillStalls(seed: string): Promise<void> {
  return inTransaction(async () => {
    const castles = await players().findAll({
      attributes: ['id'],
      where: { kind: 'NEIGHBOUR' },
      order: ['id'],
    })
    const random = createRandom(seed)
    const wanted = (await missing(castles.length)).flatMap(({ kind, lots }) =>
      Array.from({ length: Math.max(0, lots) }, (): Wanted => ({ kind, sellerId: random.pick(castles).id })),
    )
    const sellers = new Map(
      (await lockPlayers(wanted.map(({ sellerId }) => sellerId))).map((player) => [player.id, player]),
    )
    const openOne = async ({ kind, sellerId }: Wanted) => {
      const seller = sellers.get(sellerId)
      // If this lot fails, the castle's row in memory is wrong: it opens no more lots until the next refill.
      sellers.delete(sellerId)
      if (!seller) return
      await openStallLot(seller, kind, random)
      sellers.set(sellerId, seller)
    }
    await eachApart(wanted, openOne, STALL_LOTS)
    scheduleForWorld('marketStalls', afterGameSeconds(REFILL_SECONDS))
  })
}

/**
 * Opens the stalls of a world older than the market: sets their timer, due now. Does nothing if it exists, so several
 * servers may call it.
 */
export function openStalls(): Promise<void> {
  return startWorldTimer('marketStalls', afterGameSeconds(REFILL_SECONDS).getTime() - now().getTime())
}
