import { sqlOne } from '../../platform/sql.ts'

/**
 * Accounts used in one browser are a household (docs/game.md, "The market"). The device cookie of their sessions
 * shows it as long as the sessions are kept. Programs without cookies leave no trace.
 */
export async function isHousehold(playerId: number, otherId: number): Promise<boolean> {
  const { shared } = await sqlOne<{ shared: boolean }>`
    SELECT EXISTS (
      SELECT FROM session AS own JOIN session AS their ON their.device_id = own.device_id
      WHERE own.player_id = ${playerId} AND their.player_id = ${otherId}
    ) AS shared`
  return shared
}
