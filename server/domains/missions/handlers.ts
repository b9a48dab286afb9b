import { command } from '../../game/commands/command.ts'
import { readWorn } from '../../game/items/worn.ts'
import { settlePlayerNow } from '../../game/live/settle-player.ts'
import { findPlayer } from '../../game/player/player-row.ts'
import { notFound } from '../../platform/errors.ts'
import type { ApiHandlers } from '../../platform/http/handlers.ts'
import { query } from '../../platform/http/query.ts'
import { onOneConnection } from '../../platform/sql.ts'
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
