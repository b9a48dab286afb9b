import { sql } from '../../platform/sql.ts'

/**
 * Accounts used in one browser are a household (docs/game.md, "The market"). The device cookie of their sessions
 * shows it as long as the sessions are kept. Programs without cookies leave no trace. Returns those of `otherIds`
 * that share a household with the player.
 */
export async function findHousehold(
  playerId: number,
  otherIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const shared = await sql<{ id: number }>`
    SELECT DISTINCT their.player_id AS id
    FROM session AS own JOIN session AS their ON their.device_id = own.device_id
    WHERE own.player_id = ${playerId} AND their.player_id = ANY(${otherIds}::bigint[])`
  return new Set(shared.map(({ id }) => id))
}

export async function isHousehold(playerId: number, otherId: number): Promise<boolean> {
  return (await findHousehold(playerId, [otherId])).has(otherId)
}
