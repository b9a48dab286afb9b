import { receiveGear } from '../../server/game/items/gear.ts'
import { receiveResources } from '../../server/game/items/resources.ts'
import { earn } from '../../server/game/player/ledger.ts'
import { lockPlayer } from '../../server/game/player/lock-order.ts'
import { inTransaction } from '../../server/platform/transaction.ts'
import { fieldsOf, type Node } from '../generate/document.ts'
import type { ExampleServer } from './example-server.ts'
import { openPages } from './open-pages.ts'
import type { Caller } from './recorder.ts'

const PASSWORD = 'krepost-na-holme'

function numberOf(node: Node | undefined, key: string): number {
  const value = fieldsOf({ node: node ?? null }, 'node')[key]
  if (typeof value !== 'number') throw new Error(`The answer has no number ${key}`)
  return value
}

async function settle({ call }: Caller, name: string, email: string): Promise<number> {
  const body = { name, email, password: PASSWORD, confirmPassword: PASSWORD }
  const { player = null } = fieldsOf({ answer: await call('registerPlayer', { body }) }, 'answer')
  return numberOf(player, 'playerId')
}

/** Opens the market and gives gold for fees and purchases. */
function prepare(playerId: number): Promise<unknown> {
  return inTransaction(async () => {
    const player = await lockPlayer(playerId)
    earn(player, { gold: 2_000 }, 'ADMIN', { changes: { level: 12 } })
    await receiveResources(player, [{ resourceId: 1, amount: 80 }], 'DAILY_REWARD')
    await openPages(playerId, ['storageOpenBanner', 'tradeMarketOpenBanner', 'tradeConsumableOpenQuest'])
  })
}

function giveBow(playerId: number): Promise<number> {
  return inTransaction(async () => {
    const [bow] = await receiveGear(await lockPlayer(playerId), [{ gearId: 1, quality: 71 }], 'ADMIN')
    if (!bow) throw new Error('The merchant was not given a bow')
    return bow.gearEntityId
  })
}

/** The market's usual price for `amount` of a resource, or for gear. */
function usualPrice(terms: Node): number {
  return numberOf(fieldsOf({ terms }, 'terms').gold, 'usual')
}

/** Plays a cancelled lot, and a lot sold between two separate players in two browsers. */
export async function market(merchant: Caller, buyer: Caller, { on }: ExampleServer): Promise<void> {
  const merchantId = await settle(merchant, 'Гостомысл', 'gostomysl@example.org')
  const buyerId = await settle(buyer, 'Станислав', 'stanislav@example.org')
  const bow = await on(async () => {
    await prepare(merchantId)
    await prepare(buyerId)
    return giveBow(merchantId)
  })
  const wood = { marketKey: 'resource', itemId: '1' }
  const terms = await merchant.call('getMarketTerms', { query: { ...wood, amount: '60' } })
  const offered = { marketKey: 'resource', itemId: 1, amount: 60, currency: 'GOLD', hours: 24 }
  const stack = await merchant.call('createMarketLot', { body: { ...offered, price: usualPrice(terms) } })
  const { lot = null } = fieldsOf({ stack }, 'stack')
  await merchant.show('cancelMarketLot', { params: { lotId: numberOf(lot, 'lotId') } })

  const asked = { marketKey: 'gear', itemId: String(bow) }
  const price = usualPrice(await merchant.show('getMarketTerms', { query: asked }))
  const piece = { marketKey: 'gear', itemId: bow, amount: 1, currency: 'GOLD', price, hours: 48 }
  const put = await merchant.show('createMarketLot', { body: piece, subscribes: ['controlPanel'] })
  await merchant.show('listMyMarketLots')
  const query = { search: 'праща', sort: 'price', limit: '2' }
  await buyer.show('listMarketLots', { params: { marketKey: 'gear' }, query })
  await buyer.show('buyMarketLot', {
    params: { lotId: numberOf(fieldsOf({ put }, 'put').lot, 'lotId') },
    body: { currency: 'GOLD', price },
    subscribes: ['controlPanel'],
  })
}
