import { type TaxHours, taxRefusals } from '#rules/taxes/taxes.ts'
import { fightingArmyOf } from '../../game/army/player-army.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { readWorn } from '../../game/items/worn.ts'
import { notify } from '../../game/notifications/notify.ts'
import { earn, savePlayer } from '../../game/player/ledger.ts'
import { type LockedPlayer, lockPlayer } from '../../game/player/lock-order.ts'
import { advance } from '../../game/quests/advance.ts'
import { NO_REWARD } from '../../game/rewards/reward.ts'
import { schedule } from '../../game/timers/schedule.ts'
import { afterGameSeconds, now } from '../../platform/clock.ts'
import { conflict } from '../../platform/errors.ts'
import { taxTermsOf } from './tax-terms.ts'

/** Starts a locked player's tax collection. The gold is calculated now. 409 taxesUnderway, 422 noPeasants. */
export async function startCollection(player: LockedPlayer, hours: TaxHours): Promise<void> {
  if (player.taxesEndsAt) {
    throw conflict('taxesUnderway', 'Сборщики уже в пути', { until: player.taxesEndsAt.toISOString() })
  }
  const { gold, gameSeconds } = taxTermsOf(
    player,
    fightingArmyOf(player, await readWorn(player.id)).army,
    hours,
  )
  refuseByRules(taxRefusals(gold))
  const taxesStartedAt = now()
  const taxesEndsAt = afterGameSeconds(gameSeconds, taxesStartedAt)
  savePlayer(player, { taxesHours: hours, taxesGold: gold, taxesStartedAt, taxesEndsAt })
  schedule('taxesEnd', { playerId: player.id, subjectId: player.id, dueAt: taxesEndsAt })
}

/**
 * Pays the collected gold and ends the collection that was due at `dueAt`. Does nothing if it has ended already, or if
 * a later one is under way. The timer's time decides, not the clock, which may have been set back since.
 */
export async function finishCollection(playerId: number, dueAt: Date): Promise<void> {
  const player = await lockPlayer(playerId)
  const { taxesHours: hours, taxesGold: gold, taxesEndsAt: endsAt } = player
  if (hours === null || gold === null || !endsAt || endsAt > dueAt) return
  earn(player, { gold }, 'TAXES', {
    reference: `taxes:${hours}`,
    changes: { taxesHours: null, taxesGold: null, taxesStartedAt: null, taxesEndsAt: null },
  })
  notify(player.id, { type: 'TAXES_COLLECTED', hours, reward: { ...NO_REWARD, gold } }, endsAt)
  await advance(player.id, { type: 'taxesCollected', hours })
}
