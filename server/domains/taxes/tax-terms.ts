import type { Army } from '#rules/army/army.ts'
import { TAX_HOURS, type TaxHours, taxGold, taxSeconds } from '#rules/taxes/taxes.ts'
import { skillsOf } from '../../game/army/player-army.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'

/** Gold of a collection of that many hours, and its duration in game seconds. */
export type TaxTerms = {
  readonly hours: TaxHours
  readonly gold: number
  readonly gameSeconds: number
}

/** Includes lent units: `army` is everybody who serves now. */
export function taxTermsOf(
  player: Pick<PlayerRow, 'skills'>,
  army: Pick<Army, 'peasants' | 'servants'>,
  hours: TaxHours,
): TaxTerms {
  return {
    hours,
    gold: taxGold(hours, army.peasants, skillsOf(player).taxes),
    gameSeconds: taxSeconds(hours, army.servants),
  }
}

export function allTaxTerms(
  player: Pick<PlayerRow, 'skills'>,
  army: Pick<Army, 'peasants' | 'servants'>,
): TaxTerms[] {
  return TAX_HOURS.map((hours) => taxTermsOf(player, army, hours))
}
