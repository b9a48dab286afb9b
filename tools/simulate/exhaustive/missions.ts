import { RESOURCES } from '#catalogue/inventory/resources.ts'
import { createRandom } from '#rules/core/random.ts'
import { type DecidedMission, decideMission, decideReturn } from '#rules/missions/decide-mission.ts'
import { missionReward } from '#rules/missions/mission-reward.ts'
import { missionRefusals } from '#rules/missions/missions.ts'
import { QUESTS, type Quest } from '../mission-list.ts'
import { lordOf } from './lord.ts'
import { firstFault, refused, type Use, unless, until, use } from './use.ts'

function basisAt(level: number) {
  return { level, instructors: 10, energySpentToday: 0 }
}

/** Set out, fight until one is won, be paid. */
function foughtOut({ mission, difficulty, finds }: Quest): string | null {
  const { key: missionKey, level } = mission
  const request = { mission, difficulty, level, energy: 120, away: false }
  const basis = basisAt(level)
  const choice = { mission, difficulty, patrolHours: null }
  const won = (turn: number): DecidedMission | null => {
    const seed = `${missionKey}:${difficulty}:${turn}`
    const decided = decideMission({ contender: lordOf(level), basis }, choice, seed)
    return decided.report.result === 'WIN' ? decided : null
  }
  return firstFault(
    () => refused(missionRefusals(request)),
    () => {
      const decided = until(won)
      if (decided === null) return 'never won'
      if (decided.durationSeconds <= 0) return 'takes no time'
      const { report } = decided
      const fought = { missionKey, difficulty, patrolHours: null, basis, result: report.result, report }
      const { loot } = decideReturn(fought, { mission, finds }, null)
      return unless(loot !== null && loot.reward.experience > 0 && loot.reward.gold > 0, 'pays nothing')
    },
  )
}

/** Every mission at every difficulty, fought and won. */
export function missionUses(): Use[] {
  return QUESTS.map((quest) =>
    use('missions by difficulty', `${quest.mission.key} ${quest.difficulty}`, () => foughtOut(quest)),
  )
}

/** Resources that a mission brings, each brought once. */
export function dropUses(): Use[] {
  const hard = QUESTS.filter(({ difficulty }) => difficulty === 'HARD')
  return hard.flatMap(({ mission, difficulty }) =>
    mission.drops.map(({ resourceId }) =>
      use('resources of missions', `${mission.key} ${resourceId}`, () => {
        const found = until((turn) => {
          const random = createRandom(`${mission.key}:drop:${turn}`)
          const { resources } = missionReward(mission, difficulty, basisAt(mission.level), random)
          return resources.find((each) => each.resourceId === resourceId) ?? null
        })
        return firstFault(
          () => unless(found !== null, 'never found'),
          () =>
            unless(
              RESOURCES.some(({ id }) => id === resourceId),
              'no such resource',
            ),
        )
      }),
    ),
  )
}
