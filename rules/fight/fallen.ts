import { type Army, type ArmyGroup, armyOf } from '../army/army.ts'
import type { Random } from '../core/random.ts'
import { priestsShare } from './fighter.ts'
import type { FightContender, FightResult } from './report.ts'

const FIGHTING_GROUPS: readonly ArmyGroup[] = ['archers', 'swordsmen', 'squires', 'cavalry']

/** Units lost for good at zero health, in basis points, by the side's own result. */
const LOSS = { WIN: 60, DRAW: 100, LOSE: 150 } satisfies Record<FightResult, number>

/** Priests bring back at most this share of the fallen. */
const REVIVED_BASIS_POINTS = 2_700
const GROUP_LOSS_PERCENT_MAX = 30

/**
 * Units of each fighting group lost for good, `loss` in basis points if all health was lost; null for an enemy that
 * is not a player. Fractions of a unit are drawn, so that small groups lose as much as large ones on average.
 */
export function fallenAt(
  contender: FightContender,
  health: number,
  loss: number,
  random: Random,
): Army | null {
  const { army, healthMax } = contender
  if (army === null) return null
  const lost = Math.floor((10_000 * (healthMax - Math.max(0, health))) / healthMax)
  const revived = Math.floor((REVIVED_BASIS_POINTS * priestsShare(contender)) / 10_000)
  const share = loss * lost * (10_000 - revived)
  return armyOf((group) => {
    if (!FIGHTING_GROUPS.includes(group)) return 0
    const tenThousandths = Math.floor((army[group] * share) / 100_000_000)
    const drawn = random.chance(tenThousandths % 10_000) ? 1 : 0
    const most = Math.floor((army[group] * GROUP_LOSS_PERCENT_MAX) / 100)
    return Math.min(most, Math.floor(tenThousandths / 10_000) + drawn)
  })
}

/** The fallen of a mission or crusade, by the side's own result. */
export function fallenOf(
  contender: FightContender,
  health: number,
  result: FightResult,
  random: Random,
): Army | null {
  return fallenAt(contender, health, LOSS[result], random)
}
