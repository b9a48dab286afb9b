import { GOLD_PACKS } from '../../../catalogue/shop.ts'
import { anyPiece, aptPiece, type Deed } from './deed.ts'
import { paid } from './holdings.ts'
import { incomeOf } from './world.ts'

const gearItem = 'gear'

/** The shop's three counters, selling, and the market. */
export const tradeDeeds: Readonly<Record<string, Deed>> = {
  buyGear: async (castle, dice) => {
    const { assortmentKey, offers } = await castle.tab.show('shopGear')
    const offer = dice.pick(offers)
    if (!offer) return
    const { place, price } = offer
    const bought = await castle.ask('buyShopGear', { body: { assortmentKey, place, price } })
    if (bought) castle.told.push(paid({ ...bought.cost }), { gear: 1 })
  },
  buyBlanks: async (castle, dice) => {
    const { blank } = await castle.tab.show('shopGear')
    const bought = await castle.ask('buyBlankGear', {
      body: { amount: 1 + dice.upTo(2), price: blank.price },
    })
    if (bought) castle.told.push(paid({ ...bought.cost }), { gear: bought.gearEntityIds.length })
  },
  sellGear: async (castle, dice, world) => {
    const id = await anyPiece(castle, dice, world)
    const { gear } = await castle.tab.show('inventory')
    const gold = Math.floor((gear.find((piece) => piece.id === id)?.cost.gold ?? 2) / 2)
    const sold = await castle.ask('sellGear', { body: { gearEntityIds: [id], gold } })
    if (sold) castle.told.push({ gold: sold.gold, gear: -1 })
  },
  buyWine: async (castle, dice) => {
    const { consumables } = await castle.tab.show('shopConsumable')
    const offer = dice.pick(consumables)
    if (!offer) return
    const { consumableId } = offer.consumable
    const amount = dice.rarely(6) ? 480 : 1 + dice.upTo(12)
    const bought = await castle.ask('buyConsumables', { body: { consumableId, amount, price: offer.price } })
    if (bought) castle.told.push(paid({ ...bought.cost }), { [`consumable ${consumableId}`]: bought.amount })
  },
  sellWine: async (castle, dice) => {
    const { consumables } = await castle.tab.show('inventory')
    const stack = dice.pick(consumables)
    const consumableId = stack?.consumableId ?? 1
    const amount = 1 + dice.upTo(9)
    const gold = Math.floor(((stack?.cost.gold ?? 40) * amount) / 2)
    const sold = await castle.ask('sellConsumables', { body: { consumableId, amount, gold } })
    if (sold) castle.told.push({ gold: sold.gold, [`consumable ${consumableId}`]: -amount })
  },
  buyGold: async (castle, dice) => {
    const pack = dice.pick(GOLD_PACKS)
    const { packs } = await castle.tab.show('shopGold')
    const amount = 1 + dice.upTo(1)
    const gold = (packs.find(({ packKey }) => packKey === pack?.key)?.gold ?? 1) * amount
    const bought = await castle.ask('buyGold', { body: { packKey: pack?.key, amount, gold } })
    if (bought) castle.told.push({ gold: bought.gold, diamonds: -bought.diamonds })
  },
  putUp: async (castle, dice, world) => {
    const marketKey = dice.of('gear', 'resource', 'consumable')
    const currency = dice.rarely(3) ? 'DIAMONDS' : 'GOLD'
    const itemId =
      marketKey === 'gear'
        ? await aptPiece(
            castle,
            dice,
            world,
            (piece) => piece.equippedSlot === null && !piece.isInMarket && !piece.isLocked,
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
    castle.told.push(paid({ [currency === 'GOLD' ? 'gold' : 'diamonds']: made.fee }))
    const item = marketKey === 'gear' ? gearItem : `${marketKey} ${itemId}`
    world.lots.push({ lotId: made.lot.lotId, seller: castle, item, amount, currency, price })
  },
  buyLot: async (castle, dice, world) => {
    const lot = dice.pick(world.lots.slice(-5))
    if (!lot) return
    const { lotId, price, currency, seller, item, amount } = lot
    const bought = await castle.ask('buyMarketLot', { params: { lotId }, body: { price, currency } })
    if (!bought) return
    const purse = currency === 'GOLD' ? 'gold' : 'diamonds'
    castle.told.push({ [purse]: -price, [item]: amount })
    seller.told.push({ [purse]: incomeOf(lot), [item]: -amount })
  },
  withdraw: async (castle, dice, world) => {
    const own = world.lots.slice(-12).filter(({ seller }) => seller === castle)
    const lot = dice.pick(dice.rarely(8) ? world.lots : own)
    if (lot) await castle.ask('cancelMarketLot', { params: { lotId: lot.lotId } })
  },
}
