import type { OperationId } from '#generated/operations.ts'
import type { NewGear } from '#server/game/items/gear.ts'
import type { GearChanges } from '#server/game/items/gear-row.ts'
import type { Money } from '#server/game/player/money.ts'
import type { PlayerChanges } from '#server/game/player/player-row.ts'
import { giveGear } from '../../support/give-items.ts'
import { ALL_PAGES_OPEN, type CallOptions, type Game, type Lord } from '../../support/open-game.ts'

type Condition = PlayerChanges & Money

const economy =
  /^\/(player-(army|inventory|buildings|skills|taxes|quests|energy)|forge|trade(?!\/donate)|missions)\b/

/** True for calls that change a castle. Orders of the store cost money of the outside world: tests/server/donate. */
export function isEconomy({ method, path }: { readonly method: string; readonly path: string }): boolean {
  return method !== 'get' && economy.test(path)
}

/** A player and the call to send. */
export type Asking = CallOptions & {
  readonly lord: Lord
}

/** One obstacle for one operation, and the code of its refusal. */
export type Obstacle = {
  readonly operation: OperationId
  readonly code: string
  /** Needed if one code has several reasons. */
  readonly why?: string
  readonly ask: (game: Game) => Promise<Asking>
}

/** A player with everything, except for `changes`. */
export function richLord(game: Game, changes: Condition = {}): Promise<Lord> {
  return game.lord(
    { level: 20, gold: 100_000, diamonds: 5_000, glory: 9_000, forge: 5, storage: 5, ...changes },
    ALL_PAGES_OPEN,
  )
}

/** State of a gear item. */
export type GearCondition = GearChanges & Partial<Pick<NewGear, 'gearId' | 'quality'>>

/** Adds blanks until that many slots are taken. */
export async function fillStorage(lord: Lord, slots: number): Promise<void> {
  for (let slot = 0; slot < slots; slot += 1) await giveGear(lord, { gearId: 999, quality: 50 })
}

/** A rich player, except for `condition`, with a gear item: a bow of level 1 by default. */
export function withGear(
  ask: (id: number, lord: Lord) => CallOptions | Promise<CallOptions>,
  changes: GearCondition = {},
  condition: Condition = {},
) {
  return async (game: Game): Promise<Asking> => {
    const lord = await richLord(game, condition)
    const { gearId = 1, quality = 50, ...work } = changes
    return { lord, ...(await ask(await giveGear(lord, { gearId, quality }, work), lord)) }
  }
}

/** The same with gear of another player. */
export function withForeignGear(
  ask: (id: number, lord: Lord) => CallOptions | Promise<CallOptions>,
  changes: GearChanges = {},
) {
  return async (game: Game): Promise<Asking> => {
    const lord = await richLord(game)
    const id = await giveGear(await richLord(game), { gearId: 1, quality: 50 }, changes)
    return { lord, ...(await ask(id, lord)) }
  }
}

/** A rich player, except for `condition`. */
export function withNothing(
  ask: (lord: Lord, game: Game) => CallOptions | Promise<CallOptions>,
  condition: Condition = {},
) {
  return async (game: Game): Promise<Asking> => {
    const lord = await richLord(game, condition)
    return { lord, ...(await ask(lord, game)) }
  }
}
