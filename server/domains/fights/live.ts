import type { Channel } from '../../game/live/channels.ts'
import { readUnseen } from '../../game/live/unseen.ts'
import { idBefore, pageOf } from '../../platform/http/handlers/page-cursor.ts'
import { readFightLog } from './queries.ts'
import { FIGHTS, viewFightSummary } from './views.ts'

const NEWEST = 20

/** Channel fightLogs. */
const fightLogs: Channel<'fightLogs'> = {
  reads: ['fights'],
  view: async (context) => {
    const [rows, { unviewedFights }] = await Promise.all([
      readFightLog(context.player.id, idBefore(undefined), NEWEST),
      readUnseen(context),
    ])
    return {
      ...pageOf(rows, NEWEST, (row) => row.fightId, viewFightSummary, FIGHTS),
      unviewed: unviewedFights,
    }
  },
}

export const fightsChannels = { fightLogs }
