import type { Formation } from '../fight/report.ts'
import { enemyStrength, type MissionEnemy, missionEnemy } from './mission-enemy.ts'
import type { MissionSkill } from './mission-skill.ts'
import type { Mission } from './missions.ts'

/** What is remarkable about an enemy. */
export const ENEMY_CHARACTERS = ['ARMORED', 'NIMBLE', 'LUCKY', 'RANGED', 'MANY', 'FIERCE'] as const

export type EnemyCharacter = (typeof ENEMY_CHARACTERS)[number]

/** The arms that fight, in the order of a round. */
export const FIGHTING_ARMS = ['archers', 'cavalry', 'swordsmen'] as const

export type FightingArm = (typeof FIGHTING_ARMS)[number]

/** What helps against an enemy: the arm it withstands least, and the skill that guards against most of its attack. */
export type EnemyAdvice = { arm: FightingArm; worstArm: FightingArm; skill: MissionSkill }

const BLOW_OF = { archers: 'VOLLEY', cavalry: 'CHARGE', swordsmen: 'STRIKE' } as const satisfies Record<
  FightingArm,
  keyof Formation['guard']
>

/** An enemy that differs less from the usual has no character. */
const REMARKABLE = 1.25
const EVEN_PERCENT = 50

/** How many times the usual each trait is; 1 is usual. */
function traitsOf(enemy: MissionEnemy): Record<EnemyCharacter, number> {
  const usual = enemyStrength(enemy.level)
  const { attack, armor, dodge, luck } = enemy.characteristics
  // Health for attack: difficulty changes both alike, so it changes no character.
  const endurance = (enemy.healthMax * usual.attack) / (usual.health * attack)
  return {
    ARMORED: armor / usual.armor,
    NIMBLE: dodge / usual.dodge,
    LUCKY: luck / usual.luck,
    RANGED: (enemy.formation?.volleyPercent ?? EVEN_PERCENT) / EVEN_PERCENT,
    MANY: endurance,
    FIERCE: 1 / endurance,
  }
}

/** The trait that exceeds the usual most, if any is remarkable. */
export function enemyCharacter(enemy: MissionEnemy): EnemyCharacter | null {
  const traits = traitsOf(enemy)
  const [first] = [...ENEMY_CHARACTERS].sort((left, right) => traits[right] - traits[left])
  return first !== undefined && traits[first] >= REMARKABLE ? first : null
}

/** What helps against an enemy of this formation; null if every arm and both skills are alike. */
export function enemyAdvice({ guard, volleyPercent }: Formation): EnemyAdvice | null {
  const [arm, , worstArm] = [...FIGHTING_ARMS].sort(
    (left, right) => guard[BLOW_OF[left]] - guard[BLOW_OF[right]],
  )
  if (arm === undefined || worstArm === undefined) return null
  if (guard[BLOW_OF[arm]] === guard[BLOW_OF[worstArm]] || volleyPercent === EVEN_PERCENT) return null
  return { arm, worstArm, skill: volleyPercent > EVEN_PERCENT ? 'REAR_BATTLE' : 'FRONTAL_ATTACK' }
}

/** What a player is told about the enemy of a mission; null for a usual one. */
export function missionCharacter(
  mission: Pick<Mission, 'key' | 'enemyName' | 'level' | 'build'>,
): (EnemyAdvice & { kind: EnemyCharacter }) | null {
  const kind = enemyCharacter(missionEnemy(mission, 'MEDIUM'))
  const advice = enemyAdvice(mission.build.formation)
  return kind && advice && { kind, ...advice }
}
