import { CRUSADE_GEAR, CRUSADES, type CrusadeMission } from '#catalogue/crusades/crusades.ts'
import { GEAR } from '#catalogue/gear/gear.ts'
import { RESOURCES } from '#catalogue/inventory/resources.ts'
import { UNLIMITED_MISSION } from '#catalogue/missions/unlimited-mission.ts'
import { createRandom } from '#rules/core/random.ts'
import { crusadeBoss, crusadeExperience, crusadeReward } from '#rules/crusades/crusades.ts'
import { crusadeJoinRefusals, crusadeStartRefusals } from '#rules/crusades/refusals.ts'
import { fightCrusade } from '#rules/fight/crusade.ts'
import { fightUnlimited } from '#rules/fight/unlimited.ts'
import { unlimitedFirstLevel, unlimitedReward } from '#rules/missions/unlimited-mission.ts'
import { lordOf } from './lord.ts'
import { firstFault, refused, type Use, unless, until, use } from './use.ts'

const FRESH = { instructors: 10, energySpentToday: 0 }

function crusadeFault(crusade: CrusadeMission): string | null {
  const { key, level, hostsNeeded } = crusade
  const contenders = Array.from({ length: hostsNeeded }, () => lordOf(level))
  const boss = crusadeBoss(crusade)
  const join = contenders.map((_, members) =>
    crusadeJoinRefusals({ boss: crusade, level, inCrusade: false, members }),
  )
  return firstFault(
    () => refused(join.flat()),
    () => refused(crusadeStartRefusals(contenders.map(() => ({ energy: 120, isAway: false })))),
    () => {
      const won = until((turn) => {
        const { result } = fightCrusade({ ground: 'CRUSADE', hosts: contenders, boss }, `${key}:${turn}`)
        return result === 'WIN' ? turn : null
      })
      return unless(won !== null, 'never won')
    },
    () => {
      const { gold } = crusadeReward(crusade, level, hostsNeeded, createRandom(key))
      const experience = crusadeExperience(crusade, { level, ...FRESH }, hostsNeeded)
      return unless(gold > 0 && experience > 0, 'pays nothing')
    },
    () => {
      const classes = crusade.gearClasses.filter((gearClass) =>
        GEAR.some((model) => model.gearClass === gearClass && model.level <= level),
      )
      return unless(classes.length > 0 && CRUSADE_GEAR.chance > 0, 'brings no gear')
    },
    () =>
      unless(
        crusade.resources.every(({ resourceId }) => RESOURCES.some(({ id }) => id === resourceId)),
        'no such resource',
      ),
  )
}

/** Every crusade won by as many armies as it asks for, and the mission without an end. */
export function crusadeUses(): Use[] {
  const level = 20
  const endless = use('unlimited mission', UNLIMITED_MISSION.key, () => {
    const report = fightUnlimited(
      {
        ground: 'UNLIMITED',
        attacker: lordOf(level),
        enemy: { key: UNLIMITED_MISSION.key, enemyName: UNLIMITED_MISSION.enemyName },
        firstLevel: unlimitedFirstLevel(level),
      },
      UNLIMITED_MISSION.key,
    )
    return firstFault(
      () => unless(report.beaten > 0, 'no enemy beaten'),
      () => unless(unlimitedReward(report.beaten, { level, ...FRESH }).gold > 0, 'pays nothing'),
    )
  })
  return [...CRUSADES.map((crusade) => use('crusades', crusade.key, () => crusadeFault(crusade))), endless]
}
