import type { FightLogsData } from '../../../generated/types.ts'
import type { LiveContext } from '../../game/live/channels.ts'
import { readUnseen } from '../../game/live/unseen.ts'
import { idBefore, pageOf } from '../../platform/http/page-cursor.ts'
import { readFightLog } from './queries.ts'
import { viewFightSummary } from './views.ts'

const NEWEST = 20

/** Channel fightLogs. */
export async function fightLogs(playerId: number, context: LiveContext): Promise<FightLogsData> {
  const [rows, { unviewedFights }] = await Promise.all([
    readFightLog(playerId, idBefore(undefined), NEWEST),
    readUnseen(context),
  ])
  return { ...pageOf(rows, NEWEST, (row) => row.fightId, viewFightSummary), unviewed: unviewedFights }
}
