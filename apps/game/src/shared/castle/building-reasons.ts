import type { BuildingState, BuildingsData } from '#generated/types.ts'
import { moneyRefusals } from '#rules/core/buying.ts'
import { lackWords, reasonsOf } from '../../shell/refusal-reasons.ts'
import type { Reason } from '../../ui/overlays/reasons.tsx'

export type Material = BuildingsData['resources'][number]

/** The free amount of a resource. */
export function stockOf(resources: readonly Material[], resourceId: number): number {
  return resources.find((resource) => resource.resourceId === resourceId)?.amount ?? 0
}

/** The missing resources as reasons, each by name. */
export function lackingMaterials(cost: readonly Material[], stock: readonly Material[]): Reason[] {
  return cost.flatMap(({ resourceId, name, amount }) => {
    const have = stockOf(stock, resourceId)
    return have < amount
      ? [{ message: `Недостаточно ресурсов: ${name.toLowerCase()}`, detail: lackWords(have, amount) }]
      : []
  })
}

/** Why the next level cannot be built now, in the server's order: level, then resources by name, then gold. */
export function buildingReasons(
  { needsLevel, cost }: Pick<BuildingState, 'needsLevel' | 'cost'>,
  castle: { level: number; gold: number; resources: readonly Material[] },
): Reason[] {
  const level =
    castle.level < needsLevel
      ? [{ message: `Нужен уровень ${needsLevel}`, detail: `сейчас ${castle.level}` }]
      : []
  const purse = { gold: castle.gold, diamonds: 0 }
  return [
    ...level,
    ...lackingMaterials(cost.resources, castle.resources),
    ...reasonsOf(moneyRefusals({ gold: cost.gold, diamonds: 0 }, purse)),
  ]
}
