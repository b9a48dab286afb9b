import { UNITS } from '#catalogue/army/units.ts'
import type { FightHost, FightSide } from '#generated/types.ts'
import { ARMY_GROUPS } from '#rules/army/army.ts'
import type { ShownReport, ShownRound, ShownStrike } from './shown-report.ts'

export type TallyRow = {
  kind: ShownStrike['kind']
  /** Damage dealt, or health restored. */
  damage: number
  hits: number
  strikes: number
}

const KINDS = ['CATAPULT', 'VOLLEY', 'CHARGE', 'STRIKE', 'HEAL'] as const

/** What a side did in the whole fight by kind of strike. Leaves out kinds that it never used. */
export function tally(report: ShownReport, side: FightSide): TallyRow[] {
  const rounds: readonly ShownRound[] = report.rounds
  const strikes = rounds.flatMap((round) => round.strikes).filter((strike) => strike.side === side)
  return KINDS.flatMap((kind) => {
    const own = strikes.filter((strike) => strike.kind === kind)
    if (own.length === 0) return []
    return [
      {
        kind,
        damage: own.reduce((sum, { damage }) => sum + damage, 0),
        hits: own.filter(({ hit }) => hit).length,
        strikes: own.length,
      },
    ]
  })
}

/** Both sides beside each other, by kind of strike. */
export type ComparedRow = { kind: TallyRow['kind']; attacker: TallyRow | null; defender: TallyRow | null }

export function compare(report: ShownReport): ComparedRow[] {
  const attacker = tally(report, 'ATTACKER')
  const defender = tally(report, 'DEFENDER')
  return KINDS.flatMap((kind) => {
    const row = {
      kind,
      attacker: attacker.find((item) => item.kind === kind) ?? null,
      defender: defender.find((item) => item.kind === kind) ?? null,
    }
    return row.attacker || row.defender ? [row] : []
  })
}

/** The fallen of a side by group, largest loss first. Empty for an enemy of the catalogue. */
export function fallenGroups({ fallen }: Pick<FightHost, 'fallen'>): { name: string; amount: number }[] {
  if (!fallen) return []
  return UNITS.map(({ group, name }) => ({ name, amount: fallen[group] }))
    .filter(({ amount }) => amount > 0)
    .sort((left, right) => right.amount - left.amount)
}

/** How many units of a side fell. */
export function fallenOf({ fallen }: Pick<FightHost, 'fallen'>): number {
  return fallen ? ARMY_GROUPS.reduce((sum, group) => sum + fallen[group], 0) : 0
}
