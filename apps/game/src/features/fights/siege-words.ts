import type { RaidBuilding, RaidReport } from '#generated/types.ts'
import { castleBroken } from '#rules/raids/spoils.ts'
import { POSITION_WORDS } from '../../shared/raids/position-words.ts'
import { counted } from '../../ui/format/counted.ts'
import { formatNumber, formatPercent } from '../../ui/format/number.ts'

/** Where the attackers strike: «Верхняя сторона, гарнизон +30 %». */
export function siegePlace({ plan, garrisonPercent }: Pick<RaidReport, 'plan' | 'garrisonPercent'>): string {
  const garrison = garrisonPercent > 0 ? `гарнизон +${formatPercent(garrisonPercent)}` : 'без гарнизона'
  return `${POSITION_WORDS[plan.position]}, ${garrison}`
}

const DAMAGED_WORDS = {
  walls: 'повреждены стены',
  moats: 'засыпаны рвы',
  stakes: 'поломаны колья',
} satisfies Record<RaidBuilding, string>

/** What the machines and the castle did in a raid, each as a few words. */
export function siegeFacts(report: RaidReport): string[] {
  const { plan, projectilesThrown, stakesTaken, damagedBuilding } = report
  const broken = castleBroken(report)
  return [
    siegePlace(report),
    ...(plan.siegeTower ? ['осадная башня'] : []),
    ...(projectilesThrown > 0
      ? [`катапульта: ${counted(projectilesThrown, ['снаряд', 'снаряда', 'снарядов'])}`]
      : []),
    ...(stakesTaken > 0 ? [`колья приняли ${formatNumber(stakesTaken)} урона`] : []),
    broken > 0 ? `разбито ${broken}/8 замка` : 'замок цел',
    ...(damagedBuilding ? [DAMAGED_WORDS[damagedBuilding]] : []),
  ]
}
