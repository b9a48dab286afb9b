import { command } from '../../game/commands/command.ts'
import { playerQuery } from '../../game/commands/player-query.ts'
import { readWorn } from '../../game/items/worn.ts'
import { viewReward } from '../../game/rewards/reward.ts'
import { now } from '../../platform/clock.ts'
import type { HandlersOf } from '../../platform/http/handlers/handlers.ts'
import { viewMissionList } from './mission-list.ts'
import { readRecordPlace } from './record-place.ts'
import { startMission } from './start-mission.ts'
import { startUnlimited } from './start-unlimited.ts'
import { viewUnlimited } from './unlimited-view.ts'
import { viewRun } from './views.ts'

export const missionsHandlers = {
  listMissions: playerQuery(async ({ player }) => viewMissionList(player, await readWorn(player.id))),
  startMission: command(async ({ player, body }) => {
    const run = await startMission(player, body)
    return { run: viewRun(run), serverTime: run.startedAt.toISOString() }
  }),
  getUnlimitedMission: playerQuery(async ({ player }) =>
    viewUnlimited(player, await readRecordPlace(player)),
  ),
  startUnlimitedMission: command(async ({ player }) => {
    const { fightId, beaten, record, isRecord, reward } = await startUnlimited(player)
    return { fightId, beaten, record, isRecord, reward: viewReward(reward), serverTime: now().toISOString() }
  }),
} satisfies HandlersOf<'missions'>
