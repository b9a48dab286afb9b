import { currentPlatform } from '../../platform/ambient.ts'
import { now } from '../../platform/clock.ts'
import { onOneConnection } from '../../platform/sql.ts'
import { settleDue } from '../../platform/timers/settle-due.ts'
import { currentGameLive } from './game-live.ts'

/** A kind of timer that is the player's own, carried out before the player's state is read or changed: nothing shows late. */
export type SettleHook = {
  /** Of the timer. */
  readonly kind: string
  /** The subject of the player's timer of this kind that is due at `instant`, if there is one. */
  readonly findDue: (playerId: number, instant: Date) => Promise<{ readonly id: number } | undefined>
}

/**
 * A player may have several lots that end together: one after the other, none twice. What cannot be carried out must not
 * shut the castle: it shows late, and its timer tries again.
 */
async function settleAll(
  { kind, findDue }: SettleHook,
  playerId: number,
  instant: Date,
  first: { readonly id: number } | undefined,
): Promise<void> {
  const settled = new Set<number>()
  for (let due = first; due && !settled.has(due.id); due = await findDue(playerId, instant)) {
    settled.add(due.id)
    const subjectId = due.id
    await settleDue(kind, subjectId).catch((err: unknown) =>
      currentPlatform().log.error({ err, kind, subjectId }, 'what is due could not be carried out'),
    )
  }
}

/**
 * Carries out what is due for the player, each thing in a transaction of its own: before any row is locked
 * (lock-order.ts). One round trip when nothing is.
 */
export async function settlePlayerNow(playerId: number): Promise<void> {
  const hooks = currentGameLive()?.settle ?? []
  if (hooks.length === 0) return
  const instant = now()
  const found = await onOneConnection(() =>
    Promise.allSettled(hooks.map(({ findDue }) => findDue(playerId, instant))),
  )
  for (const [index, due] of found.entries()) {
    if (due.status === 'rejected') throw due.reason
    const hook = hooks[index]
    if (hook) await settleAll(hook, playerId, instant, due.value)
  }
}
