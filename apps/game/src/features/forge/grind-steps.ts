import type { ForgeGrindData, Gear, GrindState, GrindTry } from '#generated/types.ts'
import { combinedChance, type SharpeningRequest } from '#rules/forge/sharpening.ts'

const MILLIONTHS_A_PERCENT = 10_000

export type GrindStep = {
  level: number
  /** Chance of the try for this level, whole per cent. */
  chance: number
  /** Chance that all tries up to this level succeed in a row, per cent. */
  combined: number
  standing: 'next' | 'ahead' | 'locked'
}

/** The levels ahead, up to the first that the forge cannot make. The combined chance counts from the next try. */
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

/** All sharpenings that this gear can take. */
export function requestsOf(gear: Gear): SharpeningRequest[] {
  return [
    ...gear.availableGrindCharacteristics.map((name) => ({ type: 'CHARACTERISTICS' as const, name })),
    ...(gear.availableGrindArmorOrDodge
      ? (['armor', 'dodge'] as const).map((name) => ({ type: 'ARMOR_OR_DODGE' as const, name }))
      : []),
    ...(gear.availableGrindLimits ? [{ type: 'LIMITS' as const }] : []),
  ]
}

/** A unique key of a sharpening. */
export function requestKey(request: SharpeningRequest): string {
  return request.type === 'LIMITS' ? request.type : `${request.type} ${request.name}`
}

/** The sharpening to offer first: what the gear has, else what was last tried on it, else the first. */
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
