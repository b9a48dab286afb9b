import { command } from '../../game/commands/command.ts'
import { playerQuery } from '../../game/commands/player-query.ts'
import { readWorn } from '../../game/items/worn.ts'
import type { HandlersOf } from '../../platform/http/handlers.ts'
import { viewMissionList } from './mission-list.ts'
import { startMission } from './start-mission.ts'
import { viewRun } from './views.ts'

export const missionsHandlers = {
  listMissions: playerQuery(async ({ player }) => viewMissionList(player, await readWorn(player.id))),
  startMission: command(async ({ player, body }) => {
    const run = await startMission(player, body)
    return { run: viewRun(run), serverTime: run.startedAt.toISOString() }
  }),
} satisfies HandlersOf<'missions'>
