import type { GameDataChannels } from '../../../generated/events.ts'
import type { LiveContext } from '../../platform/live/channels.ts'
import { viewShopConsumables, viewShopGear, viewShopGold } from './views.ts'

/** Channel shopGear: the player's own row says it all. */
export const shopGear = async (
  _playerId: number,
  { player, now }: LiveContext,
): Promise<GameDataChannels['shopGear']> => viewShopGear(player, now)

/** Channel shopConsumable. */
export const shopConsumable = async (
  _playerId: number,
  { player }: LiveContext,
): Promise<GameDataChannels['shopConsumable']> => viewShopConsumables(player)

/** Channel shopGold. */
export const shopGold = async (
  _playerId: number,
  { player }: LiveContext,
): Promise<GameDataChannels['shopGold']> => viewShopGold(player)
