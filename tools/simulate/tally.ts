import type { CastleRecord, Tally } from './record.ts'

/** Won and fought, added up. */
export function sumTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce<Tally>(
    (sum, { fought, won }) => ({ fought: sum.fought + fought, won: sum.won + won }),
    { fought: 0, won: 0 },
  )
}

/** Won of fought, 0 to 1; null below `least` fights, which prove nothing. */
export function winShare({ fought, won }: Tally, least = 1): number | null {
  return fought < least ? null : won / fought
}

/** The records of one or more archetypes. */
export function ofArchetypes(
  records: readonly CastleRecord[],
  archetypes: readonly CastleRecord['archetype'][],
): CastleRecord[] {
  return records.filter(({ archetype }) => archetypes.includes(archetype))
}
