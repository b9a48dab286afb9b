import { RESOURCES } from '../../../catalogue/inventory/resources.ts'
import { createRandom } from '../../../rules/core/random.ts'
import { fight } from '../../../rules/fight/fight.ts'
import { missionReward } from '../../../rules/missions/mission-reward.ts'
import { missionDurationSeconds, missionRefusals } from '../../../rules/missions/missions.ts'
import { ERRANDS, type Errand } from '../mission-list.ts'
import { lordOf } from './lord.ts'
import { firstFault, refused, type Use, unless, until, use } from './use.ts'

function travellerAt(level: number) {
  return { level, instructors: 10, energySpentToday: 0 }
}

/** Set out, fight until one is won, be paid. */
function foughtOut({ mission, difficulty, enemy }: Errand): string | null {
  const { key, level } = mission
  const wish = { mission, difficulty, level, energy: 120, away: false }
  const won = (turn: number): string | null => {
    const seed = `${key}:${difficulty}:${turn}`
    const report = fight({ attacker: lordOf(level), defender: enemy, ground: 'FIELD' }, seed)
    return report.result === 'WIN' ? seed : null
  }
  return firstFault(
    () => refused(missionRefusals(wish)),
    () => unless(missionDurationSeconds(mission, difficulty) > 0, 'takes no time'),
    () => {
      const seed = until(won)
      if (seed === null) return 'never won'
      const { experience, gold } = missionReward(mission, difficulty, travellerAt(level), createRandom(seed))
      return unless(experience > 0 && gold > 0, 'pays nothing')
    },
  )
}

/** Every mission at every difficulty, fought and won. */
export function missionUses(): Use[] {
  return ERRANDS.map((errand) =>
    use('missions by difficulty', `${errand.mission.key} ${errand.difficulty}`, () => foughtOut(errand)),
  )
}

/** Resources that a mission brings, each brought once. */
export function dropUses(): Use[] {
  const hard = ERRANDS.filter(({ difficulty }) => difficulty === 'HARD')
  return hard.flatMap(({ mission, difficulty }) =>
    mission.drops.map(({ resourceId }) =>
      use('resources of missions', `${mission.key} ${resourceId}`, () => {
        const found = until((turn) => {
          const random = createRandom(`${mission.key}:drop:${turn}`)
          const { resources } = missionReward(mission, difficulty, travellerAt(mission.level), random)
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
