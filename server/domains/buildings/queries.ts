import type { ResourceStock } from '#rules/buildings/buildings.ts'
import { readResources } from '../../game/items/resources.ts'

/** A player's resources that are not on the market, by resource id. Commands read them under the player's lock. */
export async function readResourceStock(playerId: number): Promise<ResourceStock> {
  return Object.fromEntries(
    (await readResources(playerId)).map(({ id, amount, amountInMarket }) => [id, amount - amountInMarket]),
  )
}
