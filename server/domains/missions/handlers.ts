import { command } from '../../game/commands/command.ts'
import { playerQuery } from '../../game/commands/player-query.ts'
import { readWorn } from '../../game/items/worn.ts'
import type { ApiHandlers } from '../../platform/http/handlers.ts'
import { viewMissionList } from './mission-list.ts'
import { startMission } from './start-mission.ts'
import { viewRun } from './views.ts'

export const missionsHandlers = {
  listMissions: playerQuery<'listMissions'>(async ({ player }) =>
    viewMissionList(player, await readWorn(player.id)),
  ),
  startMission: command<'startMission'>(async ({ player, seed, body }) => {
    const run = await startMission(player, seed, body)
    return { run: viewRun(run), serverTime: run.startedAt.toISOString() }
  }),
} satisfies Pick<ApiHandlers, 'listMissions' | 'startMission'>
