import type { FightResult } from '#generated/types.ts'
import { plural } from '#rules/core/plurals.ts'
import { levelPenaltyShare } from '#rules/missions/mission-reward.ts'

const LEVEL_FORMS = ['уровень', 'уровня', 'уровней'] as const

/** Why a mission below the lord's level pays less, or nothing. Null if it pays in full. */
export function shrinkReason(level: number, missionLevel: number): string | null {
  const share = levelPenaltyShare(level, missionLevel)
  if (share === levelPenaltyShare(level, level)) return null
  const below = level - missionLevel
  const where = `Поход на ${below} ${plural(below, LEVEL_FORMS)} ниже вашего`
  return share === 0
    ? `${where}: золота, опыта и алмазов здесь уже не взять.`
    : `${where}: награда меньше на ${100 - share / 100}\u00a0%.`
}

/** Why a fight brought less than the mission promises, or nothing. Null if there is no reason. */
export function spoilsReason(result: FightResult, level: number, missionLevel: number): string | null {
  return result === 'WIN' ? shrinkReason(level, missionLevel) : 'Добыча достаётся только победителю.'
}
