import type { ResourceStock } from '../../../rules/buildings/buildings.ts'
import { readResources } from '../../game/items/resources.ts'

/** What a player has of each resource that is not on the market, by resource id; in a command read under the player's lock. */
export async function readResourceStock(playerId: number): Promise<ResourceStock> {
  return Object.fromEntries(
    (await readResources(playerId)).map(({ id, amount, amountInMarket }) => [id, amount - amountInMarket]),
  )
}
