import { LOTS_MAX } from '#rules/market/market.ts'
import { skillsOf } from '../../game/army/player-army.ts'
import { command } from '../../game/commands/command.ts'
import { playerQuery } from '../../game/commands/player-query.ts'
import { advance } from '../../game/quests/advance.ts'
import { now } from '../../platform/clock.ts'
import type { HandlersOf } from '../../platform/http/handlers/handlers.ts'
import { query } from '../../platform/http/handlers/query.ts'
import { searchOf } from './asked-search.ts'
import { buyLot } from './buy-lot.ts'
import { cancelLot } from './close-lots.ts'
import { createLot } from './create-lot.ts'
import { lotPrices } from './lot-prices.ts'
import { countOpenLots, findSeller, readOpenLots } from './lot-row.ts'
import { findOffered } from './offered.ts'
import { type Band, bandOf } from './prices.ts'
import { searchLots } from './search.ts'
import { lotCursor } from './search-cursor.ts'
import { viewLots } from './views.ts'

function viewBand({ usual, min, max }: Band) {
  return { usual, min, max }
}

export const marketHandlers = {
  listMarketLots: query(async ({ caller, params, query: asked }) => {
    const { rows, next } = await searchLots(searchOf(params.marketKey, asked))
    return {
      items: await viewLots(rows, caller.playerId),
      nextCursor: next ? lotCursor(next) : null,
      serverTime: now().toISOString(),
    }
  }),

  listMyMarketLots: playerQuery(async ({ player }) => {
    const items = await viewLots(await readOpenLots(player.id), player.id)
    return { items, lotsMax: LOTS_MAX, serverTime: now().toISOString() }
  }),

  getMarketTerms: playerQuery(async ({ player, query: { marketKey, itemId, amount = 1 } }) => {
    const { item, free } = await findOffered(player, marketKey, itemId)
    const units = marketKey === 'gear' ? 1 : amount
    const [lots, gold, diamonds] = await Promise.all([
      countOpenLots(player.id),
      bandOf(item, units, 'GOLD'),
      bandOf(item, units, 'DIAMONDS'),
    ])
    return {
      free,
      lots,
      lotsMax: LOTS_MAX,
      feeDiscount: skillsOf(player).marketFee,
      gold: viewBand(gold),
      diamonds: viewBand(diamonds),
    }
  }),

  getMarketLotPrices: query(({ params: { lotId } }) => lotPrices(lotId)),

  createMarketLot: command(async ({ player, body }) => {
    const { lot, fee } = await createLot(player, body)
    await advance(player.id, { type: 'lotCreated' })
    const [view] = await viewLots([lot], player.id)
    if (!view) throw new Error('The lot just created is missing')
    return { lot: view, fee, serverTime: now().toISOString() }
  }),

  buyMarketLot: command(
    async ({ player, others, params: { lotId }, body }) => {
      const { gearEntityId } = await buyLot(player, others, lotId, body)
      return { lotId, gearEntityId }
    },
    {
      others: async ({ params: { lotId } }) => {
        const sellerId = await findSeller(lotId)
        return sellerId === undefined ? [] : [sellerId]
      },
    },
  ),

  cancelMarketLot: command(async ({ player, params: { lotId } }) => {
    await cancelLot(player, lotId)
    return { lotId }
  }),
} satisfies HandlersOf<'market'>
