import type { OperationId } from '#generated/operations.ts'
import { baseParts, type CallParts, callOf, type Subjects } from '../../support/contract-call.ts'
import type { Game } from '../../support/open-game.ts'
import { changeBetween, effectsOf } from './effects.ts'
import { type Ready, scenarios } from './scenarios.ts'

/** A new player about to send the call. */
export async function readyFor(game: Game, operation: OperationId): Promise<Ready> {
  const scenario = scenarios[operation]
  if (!scenario) throw new Error(`Nobody is ready to ${operation}: add a scenario`)
  return scenario(game)
}

/** The parts of the player's call, with the cookie of the session if there is one. */
export function partsOf(operation: OperationId, { cookie }: Ready, asks: Subjects): CallParts {
  const parts = baseParts(callOf(operation), asks)
  return { ...parts, headers: { ...parts.headers, ...(cookie === '' ? {} : { cookie }) } }
}

/** Random results differ in their numbers, not in their shape. */
export function alike({ isDrawn }: Ready, change: unknown): unknown {
  return isDrawn ? JSON.stringify(change).replace(/\d+/g, '#') : change
}

/** These calls end their own session, so a repetition is refused. */
export function endsItself(operation: OperationId): boolean {
  return operation === 'logOut'
}

/** What `work` changes for the player. */
export async function changeOf<T>({ email }: Ready, work: () => Promise<T>) {
  const before = await effectsOf(email)
  const result = await work()
  return { result, change: changeBetween(before, await effectsOf(email)) }
}
