import { takeBack } from '#rules/donate/orders.ts'
import { settleEnergy } from '#rules/energy/energy.ts'
import { shortenedSubscription, subscriptionEnd } from '#rules/player/periods.ts'
import { energyChanges, energyPaceOf, energyStateOf } from '../../game/energy/energy-state.ts'
import { report } from '../../game/live/report.ts'
import { notify } from '../../game/notifications/notify.ts'
import { earn, savePlayer, spend } from '../../game/player/ledger.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { type OrderRow, saveOrder } from './orders.ts'

/** Sets when the subscription ends. Energy that came until now keeps its pace. */
function setSubscription(player: LockedPlayer, until: number | null, instant: Date): void {
  const energy = settleEnergy(energyStateOf(player), instant.getTime(), energyPaceOf(player))
  savePlayer(player, {
    ...energyChanges(energy),
    subscriptionUntil: until === null ? null : new Date(until),
  })
}

function endOf({ subscriptionUntil }: LockedPlayer): number | null {
  return subscriptionUntil?.getTime() ?? null
}

/** Gives a locked player what the order is for, and marks it as paid. */
export function givePack(player: LockedPlayer, order: OrderRow, instant: Date): void {
  const { id, packKey, name, diamonds, days } = order
  if (order.kind === 'DIAMONDS') {
    earn(player, { diamonds }, 'DONATE', { reference: `donate:${id}:${packKey}` })
    notify(player.id, { type: 'DONATE_DIAMONDS_SUCCESS', pack: name, diamonds }, instant)
  } else {
    const until = subscriptionEnd(instant.getTime(), endOf(player), days)
    setSubscription(player, until, instant)
    notify(player.id, { type: 'DONATE_SUBSCRIPTION_SUCCESS', pack: name, until }, instant)
  }
  saveOrder(order, { state: 'PAID', paidAt: instant })
  report(player.id, 'donate')
}

/** Takes back from a locked player what is left of a paid order, and marks it as refunded. */
export function takePackBack(player: LockedPlayer, order: OrderRow, instant: Date): void {
  const { id, packKey, diamonds, days } = order
  const { taken, missing } = takeBack(diamonds, player.diamonds)
  if (taken > 0) spend(player, { diamonds: taken }, 'DONATE', { reference: `donateRefund:${id}:${packKey}` })
  if (days > 0)
    setSubscription(player, shortenedSubscription(instant.getTime(), endOf(player), days), instant)
  saveOrder(order, {
    state: 'REFUNDED',
    refundedAt: instant,
    diamondsTaken: taken,
    diamondsMissing: missing,
  })
  report(player.id, 'donate')
}
