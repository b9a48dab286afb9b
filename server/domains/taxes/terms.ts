import type { Army } from '../../../rules/army/army.ts'
import { TAX_HOURS, type TaxHours, taxGold, taxSeconds } from '../../../rules/taxes/taxes.ts'
import { skillsOf } from '../../game/army/host.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'

/** What a collection of so many hours brings, and how long it takes in seconds of the game. */
export type TaxTerms = {
  readonly hours: TaxHours
  readonly gold: number
  readonly gameSeconds: number
}

/** Counted with units that gear lends: `army` is everybody who serves now. */
export function taxTermsOf(
  player: Pick<PlayerRow, 'level' | 'skills'>,
  army: Pick<Army, 'peasants' | 'servants'>,
  hours: TaxHours,
): TaxTerms {
  return {
    hours,
    gold: taxGold(hours, { peasants: army.peasants, level: player.level }, skillsOf(player).taxes),
    gameSeconds: taxSeconds(hours, army.servants),
  }
}

export function allTaxTerms(
  player: Pick<PlayerRow, 'level' | 'skills'>,
  army: Pick<Army, 'peasants' | 'servants'>,
): TaxTerms[] {
  return TAX_HOURS.map((hours) => taxTermsOf(player, army, hours))
}
