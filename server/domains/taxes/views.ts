import type { TaxCollection, Taxes } from '#generated/types.ts'
import type { Army } from '#rules/army/army.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'
import { gameMilliseconds } from '../../platform/clock.ts'
import { allTaxTerms } from './tax-terms.ts'

/** The collection under way; null if there is none. */
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

/** Taxes for the control panel. `army` includes lent units. */
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
