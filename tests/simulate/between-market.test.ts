import { describe, expect, it } from 'vitest'
import { gearById } from '#catalogue/gear/gear.ts'
import { DAY_MS } from '#rules/core/game-day.ts'
import { createRandom } from '#rules/core/random.ts'
import { bandOf, type Market, newMarket } from '#tools/simulate/between/market/book.ts'
import { buyOnMarket } from '#tools/simulate/between/market/buy.ts'
import { sellOnMarket } from '#tools/simulate/between/market/sell.ts'
import { returnLots } from '#tools/simulate/between/market/settle.ts'
import type { Castle } from '#tools/simulate/castle.ts'
import { makeGear } from '#tools/simulate/storage.ts'
import { goldFlow, grownCastle, MORNING } from './between-world.ts'

/** A bow of a level near 16, and a lot with it. */
const bow = gearById(4)

function withBow(castle: Castle, quality = 70): Castle {
  if (bow === undefined) throw new Error('The bow is gone')
  castle.gear.push(makeGear(castle, bow, quality))
  return castle
}

function stall(): { market: Market; seller: Castle } {
  const seller = withBow(grownCastle(1, 18, 'trader'))
  seller.resources[1] = 200
  const market = newMarket()
  sellOnMarket(market, seller, MORNING, createRandom('stall'))
  return { market, seller }
}

describe('the market', () => {
  it('takes goods out of the storage for a fee, and prices them within the band', () => {
    const { market, seller } = stall()
    expect(market.lots.map(({ goods }) => goods.kind)).toEqual(['gear', 'resource'])
    expect(seller.gear).toEqual([])
    expect(seller.resources[1]).toBe(175)
    expect(goldFlow(seller, 'marketFee')).toBeLessThan(0)
    for (const { goods, price } of market.lots) {
      const { min, max } = bandOf(market, goods, MORNING)
      expect(price).toBeGreaterThanOrEqual(min)
      expect(price).toBeLessThanOrEqual(max)
    }
  })

  it('returns unsold goods when the lot ends', () => {
    const { market, seller } = stall()
    returnLots(market, new Map([[1, seller]]), MORNING + 3 * DAY_MS)
    expect(market.lots).toEqual([])
    expect(seller.gear.map(({ isInMarket, fromMarket }) => ({ isInMarket, fromMarket }))).toEqual([
      { isInMarket: false, fromMarket: false },
    ])
    expect(seller.resources[1]).toBe(200)
  })

  it('sells better gear to players who can wear it, takes the fee and marks the gear', () => {
    const { market, seller } = stall()
    const buyer = grownCastle(2, 18, 'engaged')
    const gold = seller.gold + buyer.gold
    buyOnMarket(market, buyer, new Map([seller, buyer].map((castle) => [castle.id, castle])), MORNING)
    expect(buyer.gear).toMatchObject([{ model: { id: 4 }, fromMarket: true, equippedSlot: 1 }])
    expect(goldFlow(buyer, 'marketPurchase')).toBe(-goldFlow(seller, 'marketSale'))
    expect(seller.gold + buyer.gold).toBeLessThan(gold)
    expect(market.lots.some(({ goods }) => goods.kind === 'gear')).toBe(false)
  })

  it('sells nobody their own lots, or gear that is hardly better', () => {
    const { market, seller } = stall()
    buyOnMarket(market, seller, new Map([[1, seller]]), MORNING)
    const armed = withBow(grownCastle(2, 18, 'engaged'))
    for (const gear of armed.gear) gear.equippedSlot = 1
    buyOnMarket(market, armed, new Map([seller, armed].map((castle) => [castle.id, castle])), MORNING)
    expect(market.lots.some(({ goods }) => goods.kind === 'gear')).toBe(true)
  })
})
