import { Op } from 'sequelize'
import { now } from '../../platform/clock.ts'
import { sessions } from '../../platform/sessions/models.ts'

/** What the contract lets one list hold; nobody uses more browsers. */
const mostListed = 100

/** The player's open sessions; the last used first. */
export function readOpenSessions(playerId: number) {
  return sessions().findAll({
    where: {
      playerId,
      closedAt: null,
      idleExpiresAt: { [Op.gt]: now() },
      expiresAt: { [Op.gt]: now() },
    },
    order: [['lastSeenAt', 'DESC'], ['createdAt', 'DESC'], 'id'],
    limit: mostListed,
  })
}
