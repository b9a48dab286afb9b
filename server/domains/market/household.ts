import { sqlOne } from '../../platform/sql.ts'

/**
 * Accounts that have been used in one browser are a household (docs/game.md, "Fair play"): told by the device cookie of their
 * sessions, as long as those are kept. A program that keeps no cookies leaves no such trace.
 */
export async function isHousehold(playerId: number, otherId: number): Promise<boolean> {
  const { shared } = await sqlOne<{ shared: boolean }>`
    SELECT EXISTS (
      SELECT FROM session AS own JOIN session AS their ON their.device_id = own.device_id
      WHERE own.player_id = ${playerId} AND their.player_id = ${otherId}
    ) AS shared`
  return shared
}
