import { missionByKey } from '#catalogue/missions/missions.ts'
import { energyNow } from '#rules/energy/energy.ts'
import { decideMission } from '#rules/missions/decide-mission.ts'
import type { MissionSkill } from '#rules/missions/mission-skill.ts'
import { type Difficulty, missionRefusals } from '#rules/missions/missions.ts'
import type { PatrolHours } from '#rules/missions/patrol.ts'
import { departureOf } from '../../game/army/departure.ts'
import { countForChallenge, readContest } from '../../game/challenges/contest.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { findCrusadeOut } from '../../game/crusades/store.ts'
import { draw } from '../../game/draws/draw.ts'
import { energyPaceOf, energyStateOf, spendEnergy } from '../../game/energy/energy-state.ts'
import { readWorn } from '../../game/items/worn.ts'
import { savePlayer } from '../../game/player/ledger.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { advance } from '../../game/quests/advance.ts'
import { schedule } from '../../game/timers/schedule.ts'
import { afterGameSeconds, now } from '../../platform/clock.ts'
import { notFound } from '../../platform/errors.ts'
import { away, awayOnCrusade } from './away.ts'
import { type OpenRun, type RunUnderway, readDeparture, saveRun } from './runs.ts'

export type MissionRequest = {
  readonly missionKey: string
  readonly difficulty: Difficulty
  readonly skill: MissionSkill
  readonly patrolHours?: PatrolHours | null
}

function isUnderway(run: Partial<RunUnderway>): run is RunUnderway {
  return Boolean(run.missionKey)
}

/**
 * Starts a locked player's mission. The fight is decided here from this snapshot and the drawn seed; it is
 * revealed and paid at the end. 404 for an unknown mission, 409 missionUnderway, 422 missionLocked,
 * patrolLocked, notEnoughEnergy.
 */
export async function startMission(
  player: LockedPlayer,
  { missionKey, difficulty, skill, patrolHours = null }: MissionRequest,
): Promise<OpenRun> {
  const mission = missionByKey(missionKey)
  if (!mission) throw notFound('notFound', 'Такого похода нет')
  // The statements share a round trip. A refusal gives the number of the draw back.
  const [{ id, ...underway }, crusade, worn, contest, { seed, drawnFrom }] = await Promise.all([
    readDeparture(player.id),
    findCrusadeOut(player.id),
    readWorn(player.id),
    readContest(player.id),
    draw('mission', player.id),
  ])
  if (isUnderway(underway)) throw away(underway)
  if (crusade) throw awayOnCrusade(crusade)
  const startedAt = now()
  const energy = energyNow(energyStateOf(player), startedAt.getTime(), energyPaceOf(player))
  refuseByRules(
    missionRefusals({ mission, difficulty, level: player.level, energy, away: false, patrolHours }),
  )

  const departure = departureOf(player, worn, skill)
  const decided = decideMission(departure, { mission, difficulty, patrolHours }, seed)
  const { cost, report, durationSeconds, events } = decided
  const endsAt = afterGameSeconds(durationSeconds, startedAt)
  const run = {
    id,
    playerId: player.id,
    missionKey,
    difficulty,
    skill,
    seed,
    drawnFrom,
    input: { fight: decided.input, traveller: departure.basis },
    result: report.result,
    startedAt,
    endsAt,
    patrolHours,
  }
  savePlayer(player, spendEnergy(player, cost))
  countForChallenge(contest, player, { type: 'energySpent', energy: cost })
  saveRun(run)
  schedule('missionEnd', { playerId: player.id, subjectId: id, dueAt: endsAt })
  await advance(player.id, ...events)
  return run
}
