import type { ResourceStock } from '#rules/buildings/buildings.ts'
import { readResources } from '../../game/items/resources.ts'
import type { StackRow } from '../../game/items/stack-store.ts'

/** A player's resources that are not on the market, by resource id. Commands read them under the player's lock. */
export async function readResourceStock(playerId: number): Promise<ResourceStock> {
  return stockOf(await readResources(playerId))
}

/** What of these stacks is not on the market, by resource id. */
export function stockOf(stacks: readonly StackRow[]): ResourceStock {
  return Object.fromEntries(stacks.map(({ id, amount, amountInMarket }) => [id, amount - amountInMarket]))
}
