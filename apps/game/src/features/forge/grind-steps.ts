import type { ForgeGrindData, Gear, GrindState, GrindTry } from '../../../../../generated/types.ts'
import { combinedChance, type SharpeningRequest } from '../../../../../rules/forge/sharpening.ts'

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
export function requestsOf(gear: Gear): SharpeningRequest[] {
  return [
    ...gear.availableGrindCharacteristics.map((name) => ({ type: 'CHARACTERISTICS' as const, name })),
    ...(gear.availableGrindArmorOrDodge
      ? (['armor', 'dodge'] as const).map((name) => ({ type: 'ARMOR_OR_DODGE' as const, name }))
      : []),
    ...(gear.availableGrindLimits ? [{ type: 'LIMITS' as const }] : []),
  ]
}

/** A name for each wish, to choose by. */
export function requestKey(request: SharpeningRequest): string {
  return request.type === 'LIMITS' ? request.type : `${request.type} ${request.name}`
}

/** What one would go on with: what stands on the piece already, what was last tried on it, else the first. */
export function usualRequest(
  gear: Gear,
  last: Pick<GrindTry, 'type' | 'name'> | null,
): SharpeningRequest | undefined {
  const { characteristicsName, armorOrDodgeName, limitsValue } = gear.currentGrind
  const requests = requestsOf(gear)
  return (
    requests.find((request) => request.type === 'CHARACTERISTICS' && request.name === characteristicsName) ??
    requests.find((request) => request.type === 'ARMOR_OR_DODGE' && request.name === armorOrDodgeName) ??
    requests.find((request) => request.type === 'LIMITS' && limitsValue > 0) ??
    requests.find(
      (request) => request.type === last?.type && (request.type === 'LIMITS' || request.name === last.name),
    ) ??
    requests[0]
  )
}
