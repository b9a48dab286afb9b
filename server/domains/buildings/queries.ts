import type { ResourceStock } from '../../../rules/buildings.ts'
import { sql } from '../../platform/sql.ts'

interface StackRow {
  readonly resourceId: number
  readonly free: number
}

/** What a player has of each resource that is not on the market, by resource id; in a command read under the player's lock. */
export const readResourceStock = async (playerId: number): Promise<ResourceStock> =>
  Object.fromEntries(
    (
      await sql<StackRow>`
        SELECT resource_id, amount - amount_in_market AS free FROM resource_stack WHERE player_id = ${playerId}`
    ).map(({ resourceId, free }) => [resourceId, free]),
  )
