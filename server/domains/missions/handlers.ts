import { notFound } from '../../platform/errors.ts'
import { command } from '../../platform/http/command.ts'
import type { ApiHandlers } from '../../platform/http/handlers.ts'
import { query } from '../../platform/http/query.ts'
import { settlePlayerNow } from '../../platform/live/read-game-data.ts'
import { findPlayer } from '../../platform/player-row.ts'
import { onOneConnection } from '../../platform/sql.ts'
import { readWorn } from '../inventory/worn.ts'
import { viewMissionList } from './mission-list.ts'
import { startMission } from './start-mission.ts'
import { viewRun } from './views.ts'

export const missionsHandlers = {
  listMissions: query<'listMissions'>(async ({ caller }) => {
    await settlePlayerNow(caller.playerId)
    return onOneConnection(async () => {
      const [player, worn] = await Promise.all([findPlayer(caller.playerId), readWorn(caller.playerId)])
      if (!player) throw notFound()
      return viewMissionList(player, worn)
    })
  }),
  startMission: command<'startMission'>(async ({ player, seed, body }) => {
    const run = await startMission(player, seed, body)
    return { run: viewRun(run), serverTime: run.startedAt.toISOString() }
  }),
} satisfies Pick<ApiHandlers, 'listMissions' | 'startMission'>
