import type { SeenCastle } from '#generated/types.ts'
import { type RaidChoice, type RaidSides, raidInputFor } from '#rules/raids/decide-raid.ts'
import { raidWinPercent } from '#rules/raids/search.ts'

/** The same seed for every plan, so that plans differ by what they do and not by chance. */
const SEED = 'forecast'

/** Raids won of 100 against the castle as spies have seen it: the fights that the server's search fights, too. */
export function raidForecast(
  raider: RaidSides['raider'],
  { host, castle }: Pick<SeenCastle, 'host' | 'castle'>,
  choice: RaidChoice,
): number {
  return raidWinPercent(raidInputFor({ raider, defender: host, castle }, choice), SEED)
}
