import { bringForward } from '../../platform/timers/bring-forward.ts'

/** How far the top lists and the tables of challenges may be behind, ms. */
export const COUNT_EVERY_MS = 3000

/** Lets the count of the top lists read what the surrounding transaction has changed, at most so much later. */
export function countSoon(): void {
  bringForward({ kind: 'standings', withinMs: COUNT_EVERY_MS })
}
