import type { GameDataChannels } from '../../../generated/events.ts'
import type { LiveContext } from '../../game/live/channels.ts'
import { viewShopConsumables, viewShopGear, viewShopGold } from './views.ts'

/** Channel shopGear: the player's own row says it all. */
export async function shopGear(
  _playerId: number,
  { player, now }: LiveContext,
): Promise<GameDataChannels['shopGear']> {
  return viewShopGear(player, now)
}

/** Channel shopConsumable. */
export async function shopConsumable(
  _playerId: number,
  { player }: LiveContext,
): Promise<GameDataChannels['shopConsumable']> {
  return viewShopConsumables(player)
}

/** Channel shopGold. */
export async function shopGold(
  _playerId: number,
  { player }: LiveContext,
): Promise<GameDataChannels['shopGold']> {
  return viewShopGold(player)
}
