import { Op } from 'sequelize'
import { now } from '../../platform/clock.ts'
import { sessions } from '../../platform/sessions/models.ts'

/** The contract's maximum for the list; nobody uses more browsers. */
const LISTED_MAX = 100

/** The player's open sessions, most recently used first. */
export function readOpenSessions(playerId: number) {
  return sessions().findAll({
    where: {
      playerId,
      closedAt: null,
      idleExpiresAt: { [Op.gt]: now() },
      expiresAt: { [Op.gt]: now() },
    },
    order: [['lastSeenAt', 'DESC'], ['createdAt', 'DESC'], 'id'],
    limit: LISTED_MAX,
  })
}
