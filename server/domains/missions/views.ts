import { missionByKey } from '#catalogue/missions/missions.ts'
import type { MissionRun, MissionsData } from '#generated/types.ts'
import { missionDurationSeconds } from '#rules/missions/missions.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'
import { NO_REWARD, viewReward } from '../../game/rewards/reward.ts'
import { bulkhead, viewRows } from '../../platform/bulkhead.ts'
import { afterGameSeconds } from '../../platform/clock.ts'
import type { OpenRun, RecentRun, RunUnderway } from './runs.ts'

const LAST_MISSION = bulkhead('last mission')

function nameOf(missionKey: string): string {
  return missionByKey(missionKey)?.name ?? 'Поход'
}

/** The latest end of a run. A beaten army returns sooner, and the shown time must not reveal that. */
export function expectedEnd(run: RunUnderway): Date {
  const mission = missionByKey(run.missionKey)
  return mission
    ? afterGameSeconds(missionDurationSeconds(mission, run.difficulty, 'WIN', run.patrolHours), run.startedAt)
    : run.endsAt
}

function patrolOf({ patrolHours }: Pick<RunUnderway, 'patrolHours'>): Pick<MissionRun, 'patrolHours'> {
  return patrolHours === null ? {} : { patrolHours }
}

/** A run under way, without anything about its result. */
export function viewRun(run: Omit<OpenRun, 'seed' | 'drawnFrom' | 'input' | 'result'>): MissionRun {
  return {
    missionRunId: run.id,
    missionKey: run.missionKey,
    name: nameOf(run.missionKey),
    difficulty: run.difficulty,
    skill: run.skill,
    startedAt: run.startedAt.toISOString(),
    endsAt: expectedEnd(run).toISOString(),
    ...patrolOf(run),
  }
}

function viewOutcome(run: RecentRun): MissionsData['last'] {
  return run.fightId === null || run.finishedAt === null
    ? null
    : {
        missionRunId: run.id,
        missionKey: run.missionKey,
        name: nameOf(run.missionKey),
        difficulty: run.difficulty,
        skill: run.skill,
        result: run.result,
        reward: viewReward(run.rewards ?? NO_REWARD),
        fightId: run.fightId,
        finishedAt: run.finishedAt.toISOString(),
        ...patrolOf(run),
      }
}

export function viewMissions(
  player: PlayerRow,
  runs: readonly RecentRun[],
  now: Date,
): Omit<MissionsData, 'crusade' | 'crusadeInvitations'> {
  const active = runs.find((run) => run.finishedAt === null)
  const last = runs.find((run) => run.finishedAt !== null)
  return {
    active: active ? viewRun(active) : null,
    last: last ? (viewRows([last], viewOutcome, LAST_MISSION)[0] ?? null) : null,
    won: player.missionsWon,
    unlimitedRecord: player.unlimitedRecord,
    total: player.missionsWon + player.missionsLost + player.missionsDrawn,
    serverTime: now.toISOString(),
  }
}
