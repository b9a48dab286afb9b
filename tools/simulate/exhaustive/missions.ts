import { RESOURCES } from '#catalogue/inventory/resources.ts'
import { createRandom } from '#rules/core/random.ts'
import { fight } from '#rules/fight/fight.ts'
import { missionReward } from '#rules/missions/mission-reward.ts'
import { missionDurationSeconds, missionRefusals } from '#rules/missions/missions.ts'
import { QUESTS, type Quest } from '../mission-list.ts'
import { lordOf } from './lord.ts'
import { firstFault, refused, type Use, unless, until, use } from './use.ts'

function basisAt(level: number) {
  return { level, instructors: 10, energySpentToday: 0 }
}

/** Set out, fight until one is won, be paid. */
function foughtOut({ mission, difficulty, enemy }: Quest): string | null {
  const { key, level } = mission
  const request = { mission, difficulty, level, energy: 120, away: false }
  const won = (turn: number): string | null => {
    const seed = `${key}:${difficulty}:${turn}`
    const report = fight({ attacker: lordOf(level), defender: enemy, ground: 'FIELD' }, seed)
    return report.result === 'WIN' ? seed : null
  }
  return firstFault(
    () => refused(missionRefusals(request)),
    () => unless(missionDurationSeconds(mission, difficulty) > 0, 'takes no time'),
    () => {
      const seed = until(won)
      if (seed === null) return 'never won'
      const { experience, gold } = missionReward(mission, difficulty, basisAt(level), createRandom(seed))
      return unless(experience > 0 && gold > 0, 'pays nothing')
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
