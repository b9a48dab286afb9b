import { Op } from 'sequelize'
import { now } from '../clock.ts'
import { sqlOne } from '../sql.ts'
import { sessions } from './models.ts'

/** The open session that this launch in a messenger has opened. */
export async function findLaunched(playerId: number, launchHash: Buffer): Promise<string | undefined> {
  const open = { closedAt: null, idleExpiresAt: { [Op.gt]: now() }, expiresAt: { [Op.gt]: now() } }
  const found = await sessions().findOne({
    where: { playerId, launchHash, ...open },
    order: [['createdAt', 'DESC'], 'id'],
  })
  return found?.id
}

/** After a reload the launch gets this session again. */
export async function tieLaunch(sessionId: string, launchHash: Buffer): Promise<void> {
  await sessions().update({ launchHash }, { where: { id: sessionId } })
}

/** Open sessions of the player that launches have opened. */
export async function findAllLaunched(playerId: number): Promise<string[]> {
  const found = await sessions().findAll({
    attributes: ['id'],
    where: { playerId, launchHash: { [Op.ne]: null }, closedAt: null },
  })
  return found.map(({ id }) => id)
}

/** Whether a launch has opened this session. */
export async function isLaunched(sessionId: string): Promise<boolean> {
  return (await sessions().count({ where: { id: sessionId, launchHash: { [Op.ne]: null } } })) > 0
}

/** Whether a session of the player was put out after the launch: by its owner elsewhere, by a new password or by an administrator. */
export async function wasPutOutSince(playerId: number, launchedAt: Date): Promise<boolean> {
  // The messenger tells the second of the launch without its fraction.
  const since = new Date(launchedAt.getTime() + 1000)
  const { wasPutOut } = await sqlOne<{ wasPutOut: boolean }>`
    SELECT EXISTS (
      SELECT FROM session WHERE player_id = ${playerId} AND closed_at >= ${since}
        AND close_reason IN ('CLOSED_ELSEWHERE', 'PASSWORD_CHANGED', 'CLOSED_BY_ADMIN')
    ) AS was_put_out`
  return wasPutOut
}
