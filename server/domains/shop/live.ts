import type { Channel } from '../../game/live/channels.ts'
import { viewShopConsumables, viewShopGear, viewShopGold } from './views.ts'

/** Channel shopGear: from the player's row and the secret of the day. */
const shopGear: Channel<'shopGear'> = {
  reads: ['assortment', 'level', 'skills'],
  view: async ({ player, now }) => viewShopGear(player, now),
}

/** Channel shopConsumable. */
const shopConsumable: Channel<'shopConsumable'> = {
  reads: ['skills'],
  view: async ({ player }) => viewShopConsumables(player),
}

/** Channel shopGold. */
const shopGold: Channel<'shopGold'> = {
  reads: ['level'],
  view: async ({ player }) => viewShopGold(player),
}

export const shopChannels = { shopGear, shopConsumable, shopGold }
