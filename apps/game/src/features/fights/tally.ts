import { UNITS } from '../../../../../catalogue/army/units.ts'
import type { FightHost, FightReport, FightSide, FightStrike } from '../../../../../generated/types.ts'
import { ARMY_GROUPS } from '../../../../../rules/army/army.ts'
import { GROUP_WORDS } from './fight-words.ts'

export type TallyRow = {
  key: string
  name: string
  /** Damage dealt, or health restored. */
  damage: number
  heals: boolean
  hits: number
  strikes: number
  /** Null for an enemy of the catalogue. */
  fallen: number | null
}

const GROUP_OF_KIND = {
  VOLLEY: 'archers',
  STRIKE: 'swordsmen',
  CHARGE: 'cavalry',
  HEAL: 'priests',
} as const satisfies Record<FightStrike['kind'], keyof NonNullable<FightHost['army']>>

/**
 * What each group of a side did and lost in the whole fight. Leaves out groups that are absent, and those that
 * neither struck nor lost anyone.
 */
export function tally(report: FightReport, side: FightSide): TallyRow[] {
  const host = side === 'ATTACKER' ? report.attacker : report.defender
  const strikes = report.rounds.flatMap((round) => round.strikes).filter((strike) => strike.side === side)
  const kinds = ['VOLLEY', 'STRIKE', 'CHARGE', 'HEAL'] as const
  const fighting = kinds.flatMap((kind): TallyRow[] => {
    const own = strikes.filter((strike) => strike.kind === kind)
    const isThere = host.army ? host.army[GROUP_OF_KIND[kind]] > 0 : own.length > 0
    if (!isThere) return []
    return [
      {
        key: kind,
        name: host.army ? GROUP_WORDS[kind].own : GROUP_WORDS[kind].wild,
        damage: own.reduce((sum, { damage }) => sum + damage, 0),
        heals: kind === 'HEAL',
        hits: own.filter(({ hit }) => hit).length,
        strikes: own.length,
        fallen: host.fallen ? host.fallen[GROUP_OF_KIND[kind]] : null,
      },
    ]
  })
  const blows: ReadonlySet<string> = new Set(Object.values(GROUP_OF_KIND))
  const { fallen } = host
  const others = ARMY_GROUPS.filter((group) => !blows.has(group)).flatMap((group): TallyRow[] =>
    fallen && fallen[group] > 0
      ? [
          {
            key: group,
            name: UNITS.find((unit) => unit.group === group)?.name ?? group,
            damage: 0,
            heals: false,
            hits: 0,
            strikes: 0,
            fallen: fallen[group],
          },
        ]
      : [],
  )
  return [...fighting, ...others]
}

/** How many units of a side fell. */
export function fallenOf({ fallen }: Pick<FightHost, 'fallen'>): number {
  return fallen ? ARMY_GROUPS.reduce((sum, group) => sum + fallen[group], 0) : 0
}
