import { GOLD_PACKS } from '#catalogue/shop/shop.ts'
import { listingFee } from '#rules/market/market.ts'
import { type Action, anyGear, aptGear, gearOf } from './action.ts'
import { expectSame } from './books.ts'
import { ownGear } from './expected-gear.ts'
import { paid } from './holdings.ts'
import { closeSeen, incomeOf } from './lots.ts'

const GEAR_ITEM = 'gear'

/** Actions on the shop and the market. */
export const tradeActions: Readonly<Record<string, Action>> = {
  buyGear: async (castle, dice) => {
    const { assortmentKey, offers } = await castle.tab.show('shopGear')
    const offer = dice.pick(offers)
    if (!offer) return
    const { place, price } = offer
    const bought = await castle.ask('buyShopGear', { body: { assortmentKey, place, price } })
    if (bought) castle.reported.push(paid({ ...bought.cost }), { gear: 1 })
  },
  buyBlanks: async (castle, dice) => {
    const { blank } = await castle.tab.show('shopGear')
    const bought = await castle.ask('buyBlankGear', {
      body: { amount: 1 + dice.upTo(2), price: blank.price },
    })
    if (bought) castle.reported.push(paid({ ...bought.cost }), { gear: bought.gearEntityIds.length })
  },
  sellGear: async (castle, dice, world) => {
    const id = await anyGear(castle, dice, world)
    const gear = await gearOf(castle, world)
    const gold = Math.floor((gear.find((gearItem) => gearItem.id === id)?.cost.gold ?? 2) / 2)
    const sold = await castle.ask('sellGear', { body: { gearEntityIds: [id], gold } })
    if (!sold) return
    castle.reported.push({ gold: sold.gold, gear: -1 })
    castle.reckon(sold, () => {
      ownGear(world.gear, castle.lord.player.id, id).ownerId = null
    })
  },
  buyWine: async (castle, dice) => {
    const { consumables } = await castle.tab.show('shopConsumable')
    const offer = dice.pick(consumables)
    if (!offer) return
    const { consumableId } = offer.consumable
    const amount = dice.rarely(6) ? 480 : 1 + dice.upTo(12)
    const bought = await castle.ask('buyConsumables', { body: { consumableId, amount, price: offer.price } })
    if (bought)
      castle.reported.push(paid({ ...bought.cost }), { [`consumable ${consumableId}`]: bought.amount })
  },
  sellWine: async (castle, dice) => {
    const { consumables } = await castle.tab.show('inventory')
    const stack = dice.pick(consumables)
    const consumableId = stack?.consumableId ?? 1
    const amount = 1 + dice.upTo(9)
    const gold = Math.floor(((stack?.cost.gold ?? 40) * amount) / 2)
    const sold = await castle.ask('sellConsumables', { body: { consumableId, amount, gold } })
    if (sold) castle.reported.push({ gold: sold.gold, [`consumable ${consumableId}`]: -amount })
  },
  buyGold: async (castle, dice) => {
    const pack = dice.pick(GOLD_PACKS)
    const { packs } = await castle.tab.show('shopGold')
    const amount = 1 + dice.upTo(1)
    const gold = (packs.find(({ packKey }) => packKey === pack?.key)?.gold ?? 1) * amount
    const bought = await castle.ask('buyGold', { body: { packKey: pack?.key, amount, gold } })
    if (bought) castle.reported.push({ gold: bought.gold, diamonds: -bought.diamonds })
  },
  createLot: async (castle, dice, world) => {
    const marketKey = dice.of('gear', 'resource', 'consumable')
    const currency = dice.rarely(3) ? 'DIAMONDS' : 'GOLD'
    const itemId =
      marketKey === 'gear'
        ? await aptGear(
            castle,
            dice,
            world,
            (gearItem) => gearItem.equippedSlot === null && !gearItem.isInMarket && !gearItem.isLocked,
          )
        : 1 + dice.upTo(marketKey === 'resource' ? 11 : 1)
    const amount = marketKey === 'gear' ? 1 : 1 + dice.upTo(dice.rarely(5) ? 400 : 30)
    const query = { marketKey, itemId: String(itemId), amount: String(amount) }
    const terms = await castle.ask('getMarketTerms', { query })
    const band = currency === 'GOLD' ? terms?.gold : terms?.diamonds
    const price = dice.of(band?.min, band?.usual, band?.max) ?? 10
    const body = { marketKey, itemId, amount, currency, price, hours: 24 }
    const made = await castle.ask('createMarketLot', { body })
    if (!made) return
    const purse = currency === 'GOLD' ? 'gold' : 'diamonds'
    expectSame('The fee', made.fee, listingFee(price, purse))
    const item = marketKey === 'gear' ? GEAR_ITEM : `${marketKey} ${itemId}`
    castle.reported.push({ [purse]: -made.fee })
    const { lotId, endsAt } = made.lot
    const gearEntityId = marketKey === 'gear' ? itemId : null
    const end = { state: 'OPEN', endsAt: Date.parse(endsAt) } as const
    world.lots.push({ lotId, seller: castle, item, gearEntityId, amount, currency, price, ...end })
    castle.reckon(made, () => {
      if (gearEntityId !== null) ownGear(world.gear, castle.lord.player.id, gearEntityId)
    })
  },
  buyLot: async (castle, dice, world) => {
    const lot = dice.rarely(10) ? dice.pick(world.lots) : dice.pick(world.lots.slice(-5))
    if (!lot) return
    const { lotId, price, currency, seller, item, amount, gearEntityId } = lot
    const bought = await castle.ask('buyMarketLot', { params: { lotId }, body: { price, currency } })
    if (!bought) return
    const purse = currency === 'GOLD' ? 'gold' : 'diamonds'
    castle.reported.push({ [purse]: -price, [item]: amount })
    seller.reported.push({ [purse]: incomeOf(lot), [item]: -amount })
    castle.reckon(bought, () => {
      closeSeen(lot, 'SOLD', world.now())
      if (gearEntityId === null) return
      const gearItem = ownGear(world.gear, seller.lord.player.id, gearEntityId)
      gearItem.ownerId = castle.lord.player.id
      gearItem.fromMarket = true
    })
  },
  withdraw: async (castle, dice, world) => {
    const own = world.lots.slice(-12).filter(({ seller }) => seller === castle)
    const lot = dice.pick(dice.rarely(4) ? world.lots : own)
    if (!lot) return
    const withdrawn = await castle.ask('cancelMarketLot', { params: { lotId: lot.lotId } })
    if (!withdrawn) return
    castle.reckon(withdrawn, () => {
      expectSame(
        'The lot withdrawn is of place',
        world.castles.indexOf(lot.seller),
        world.castles.indexOf(castle),
      )
      closeSeen(lot, 'CANCELLED', world.now())
    })
  },
}
