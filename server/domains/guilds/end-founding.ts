import { withdrawRefusals } from '#rules/guilds/founding.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { freeClaims } from '../../game/guilds/claims.ts'
import {
  closeFounding,
  findContributorIds,
  type LockedFounding,
  lockFounding,
  removeShare,
  saveTotals,
} from '../../game/guilds/foundings.ts'
import { report } from '../../game/live/report.ts'
import { earn } from '../../game/player/ledger.ts'
import { type LockedPlayer, lockPlayers } from '../../game/player/lock-order.ts'
import { now } from '../../platform/clock.ts'
import { notFound } from '../../platform/errors.ts'
import { foundingClosed, shareReference } from './chip-in.ts'

function payBack({ founding }: LockedFounding, player: LockedPlayer, share: number): void {
  earn(player, { diamonds: share }, 'GUILD', { reference: shareReference(founding) })
  removeShare(founding.id, player.id)
  report(player.id, 'guild')
}

function fail(locked: LockedFounding, status: 'EXPIRED' | 'CANCELLED', at: Date): void {
  const { founding, contributors } = locked
  for (const { player, share } of contributors) payBack(locked, player, share)
  saveTotals(founding.id, 0, 0)
  closeFounding(founding.id, status, at)
  freeClaims(founding.id)
}

function requireOpen({ founding }: LockedFounding): void {
  if (founding.status !== 'OPEN' || founding.endsAt <= now()) throw foundingClosed()
}

/** Returns the share of a locked player. 404; 409 foundingClosed; 422 founderStays, noShare. */
export async function withdrawShare(
  player: LockedPlayer,
  others: readonly LockedPlayer[],
  foundingId: number,
): Promise<void> {
  const locked = await lockFounding(foundingId, [player, ...others])
  requireOpen(locked)
  const { founding, contributors } = locked
  const share = contributors.find((one) => one.player.id === player.id)?.share ?? 0
  refuseByRules(withdrawRefusals({ share, isFounder: founding.founderId === player.id }))
  payBack(locked, player, share)
  saveTotals(founding.id, founding.diamonds - share, founding.shareCount - 1)
  for (const one of contributors) report(one.player.id, 'guild')
}

/** Cancels the founding of a locked player and returns every share. 404; 409 foundingClosed. */
export async function cancelFounding(
  player: LockedPlayer,
  others: readonly LockedPlayer[],
  foundingId: number,
): Promise<void> {
  const locked = await lockFounding(foundingId, [player, ...others])
  if (locked.founding.founderId !== player.id) throw notFound('notFound', 'Вы не начинали этого сбора')
  requireOpen(locked)
  fail(locked, 'CANCELLED', now())
}

/** Returns every share of a founding whose time is over. Does nothing if it has ended already, or ends after `dueAt`. */
export async function expireFounding(foundingId: number, dueAt: Date): Promise<void> {
  const players = await lockPlayers(await findContributorIds(foundingId))
  const locked = await lockFounding(foundingId, players)
  if (locked.founding.status !== 'OPEN' || locked.founding.endsAt > dueAt) return
  fail(locked, 'EXPIRED', locked.founding.endsAt)
}
