import type { BuildingsData } from '../../../../../generated/events.ts'
import { moneyRefusals } from '../../../../../rules/buying.ts'
import { formatNumber } from '../../ui/format/number.ts'
import type { Reason } from '../../ui/reasons.tsx'

export type BuildingState = BuildingsData['buildings'][number]
export type Material = BuildingsData['resources'][number]

/** How much of a resource lies ready. */
export function stockOf(resources: readonly Material[], resourceId: number): number {
  return resources.find((resource) => resource.resourceId === resourceId)?.amount ?? 0
}

const hint = (have: number, need: number): string => `есть ${formatNumber(have)}, нужно ${formatNumber(need)}`

/** Why the next level cannot be built now, as the server would say it: level, then resources by name, then gold. */
export function buildingReasons(
  { needsLevel, cost }: Pick<BuildingState, 'needsLevel' | 'cost'>,
  castle: { level: number; gold: number; resources: readonly Material[] },
): Reason[] {
  const level =
    castle.level < needsLevel
      ? [{ message: `Нужен уровень ${needsLevel}`, detail: `сейчас ${castle.level}` }]
      : []
  const resources = cost.resources.flatMap(({ resourceId, name, amount }) => {
    const have = stockOf(castle.resources, resourceId)
    return have < amount
      ? [{ message: `Недостаточно ресурсов: ${name.toLowerCase()}`, detail: hint(have, amount) }]
      : []
  })
  const gold = moneyRefusals({ gold: cost.gold, diamonds: 0 }, { gold: castle.gold, diamonds: 0 }).map(
    ({ message, have, need }) => ({ message, detail: hint(have, need) }),
  )
  return [...level, ...resources, ...gold]
}
