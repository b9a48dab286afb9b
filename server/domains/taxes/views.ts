import type { TaxCollection, Taxes } from '../../../generated/types.ts'
import type { Army } from '../../../rules/army/army.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'
import { gameMilliseconds } from '../../platform/clock.ts'
import { allTaxTerms } from './terms.ts'

/** Collectors who are out; null while they are at home. */
export function viewCollection(player: PlayerRow): TaxCollection | null {
  const { taxesHours, taxesGold, taxesStartedAt, taxesEndsAt } = player
  if (taxesHours === null || taxesGold === null || !taxesStartedAt || !taxesEndsAt) return null
  return {
    hours: taxesHours,
    gold: taxesGold,
    startedAt: taxesStartedAt.toISOString(),
    endsAt: taxesEndsAt.toISOString(),
  }
}

/** What the control panel tells of taxes; `army` with what gear lends. */
export function viewTaxes(player: PlayerRow, army: Pick<Army, 'peasants' | 'servants'>): Taxes {
  return {
    active: viewCollection(player),
    choices: allTaxTerms(player, army).map(({ hours, gold, gameSeconds }) => ({
      hours,
      gold,
      durationSeconds: Math.ceil(gameMilliseconds(gameSeconds) / 1000),
    })),
  }
}
