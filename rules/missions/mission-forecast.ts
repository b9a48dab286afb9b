import { enemyPowerPercent, winPercent } from '../fight/power.ts'
import type { FightContender } from '../fight/report.ts'
import { enemyContender, missionEnemy } from './mission-enemy.ts'
import {
  missionDiamondChance,
  missionExperience,
  missionGold,
  type ResourceAmount,
  type RewardBasis,
} from './mission-reward.ts'
import type { MissionSkill } from './mission-skill.ts'
import { type Difficulty, type Mission, missionDurationSeconds, missionEnergy } from './missions.ts'

/** Figures shown before a mission starts. `experience` in hundredths, chances in whole per cent. */
export type MissionForecast = {
  energy: number
  durationSeconds: number
  experience: number
  gold: { min: number; max: number }
  diamondChancePercent: number
  resources: (ResourceAmount & { chancePercent: number })[]
  /** The enemy's strength in per cent of the army's, 1 to 999; 100 is an even fight. */
  powerPercent: number
  /** Fights of a hundred that this army wins, 1 to 99. */
  winPercent: number
  /** The same with each mission skill. */
  winPercentBySkill: Record<MissionSkill, number>
}

/** Basis points as whole per cent. A chance above 0 never shows as 0 %. */
export function wholePercent(basisPoints: number): number {
  return basisPoints > 0 ? Math.max(1, Math.round(basisPoints / 100)) : 0
}

/** Rewards of a win, and the enemy's power against the army. */
export function missionForecast(
  mission: Mission,
  difficulty: Difficulty,
  basis: RewardBasis,
  contender: FightContender,
): MissionForecast {
  const enemy = enemyContender(missionEnemy(mission, difficulty))
  const powerPercent = enemyPowerPercent(contender, enemy)
  const winPercentWith = (skill: MissionSkill): number =>
    winPercent(enemyPowerPercent({ ...contender, skill }, enemy))
  return {
    energy: missionEnergy(difficulty),
    durationSeconds: missionDurationSeconds(mission, difficulty),
    experience: missionExperience(mission, difficulty, basis),
    gold: missionGold(mission, difficulty, basis),
    diamondChancePercent: wholePercent(missionDiamondChance(mission, difficulty, basis.level)),
    resources: mission.drops.map(({ resourceId, amount, chance }) => ({
      resourceId,
      amount,
      chancePercent: wholePercent(chance[difficulty]),
    })),
    powerPercent,
    winPercent: winPercent(powerPercent),
    winPercentBySkill: {
      FRONTAL_ATTACK: winPercentWith('FRONTAL_ATTACK'),
      REAR_BATTLE: winPercentWith('REAR_BATTLE'),
    },
  }
}
