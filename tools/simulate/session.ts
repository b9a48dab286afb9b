import type { Castle } from './castle.ts'

/** Everything one player does in one sitting; `now` in ms. */
export function playSession(_castle: Castle, _now: number): void {}
