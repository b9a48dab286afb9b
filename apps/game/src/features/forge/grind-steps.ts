import type { ForgeGrindData, Gear, GrindState, GrindTry } from '../../../../../generated/types.ts'
import { combinedChance, type SharpeningWish } from '../../../../../rules/forge/sharpening.ts'

const MILLIONTHS_A_PERCENT = 10_000

export type GrindStep = {
  level: number
  /** Of the try for this level, whole per cent. */
  chance: number
  /** Per cent that every try up to it succeeds in a row. */
  combined: number
  standing: 'next' | 'ahead' | 'locked'
}

/**
 * Every level that is still to come and that the forge can make, and the first one that it cannot. The combined chance is that
 * of all tries from the next one on.
 */
export function grindSteps(
  state: Pick<GrindState, 'level' | 'isSure'>,
  { chances, forgeLevel }: Pick<ForgeGrindData, 'chances' | 'forgeLevel'>,
): GrindStep[] {
  const ahead = chances.filter(({ level }) => level > state.level)
  const percents = ahead.map(({ chancePercent }, index) =>
    index === 0 && state.isSure ? 100 : chancePercent,
  )
  return ahead.map(({ level }, index) => ({
    level,
    chance: percents[index] ?? 0,
    combined: combinedChance(percents.slice(0, index + 1)) / MILLIONTHS_A_PERCENT,
    standing: level > forgeLevel ? 'locked' : index === 0 ? 'next' : 'ahead',
  }))
}

/** Everything that may be sharpened on a piece. */
export function wishesOf(gear: Gear): SharpeningWish[] {
  return [
    ...gear.availableGrindCharacteristics.map((name) => ({ type: 'CHARACTERISTICS' as const, name })),
    ...(gear.availableGrindArmorOrDodge
      ? (['armor', 'dodge'] as const).map((name) => ({ type: 'ARMOR_OR_DODGE' as const, name }))
      : []),
    ...(gear.availableGrindLimits ? [{ type: 'LIMITS' as const }] : []),
  ]
}

/** A name for each wish, to choose by. */
export function wishKey(wish: SharpeningWish): string {
  return wish.type === 'LIMITS' ? wish.type : `${wish.type} ${wish.name}`
}

/** What one would go on with: what stands on the piece already, what was last tried on it, else the first. */
export function usualWish(
  gear: Gear,
  last: Pick<GrindTry, 'type' | 'name'> | null,
): SharpeningWish | undefined {
  const { characteristicsName, armorOrDodgeName, limitsValue } = gear.currentGrind
  const wishes = wishesOf(gear)
  return (
    wishes.find((wish) => wish.type === 'CHARACTERISTICS' && wish.name === characteristicsName) ??
    wishes.find((wish) => wish.type === 'ARMOR_OR_DODGE' && wish.name === armorOrDodgeName) ??
    wishes.find((wish) => wish.type === 'LIMITS' && limitsValue > 0) ??
    wishes.find((wish) => wish.type === last?.type && (wish.type === 'LIMITS' || wish.name === last.name)) ??
    wishes[0]
  )
}
