import { CURRENCIES, shortageOf } from '../core/currencies.ts'
import { DAY_MS } from '../core/game-day.ts'
import type { Refusal } from '../core/refusal.ts'

/** A later new name costs this. The first one is free. */
export const RENAME_DIAMONDS = 300
/** Between two new names. */
export const RENAME_WAIT_DAYS = 30
/** How long nobody else may take a former name. */
export const NAME_RESERVED_DAYS = 90

/** What a player has done with the name so far; ms. */
export type NameHistory = {
  readonly changes: number
  readonly changedAt: number | null
}

/** What a new name costs now, and from when it can be had if not at once. */
export function nameChangeTerms({ changes, changedAt }: NameHistory, now: number) {
  const from = changedAt === null ? 0 : changedAt + RENAME_WAIT_DAYS * DAY_MS
  return { diamonds: changes === 0 ? 0 : RENAME_DIAMONDS, availableAt: from > now ? from : null }
}

export type Renaming = {
  readonly name: string
  readonly newName: string
  readonly diamonds: number
  readonly expectedDiamonds: number
  /** What the name costs. */
  readonly cost: number
}

/** Why the name cannot be changed, besides the waiting time and other players' names. */
export function renameRefusals(
  renaming: Renaming,
): Refusal<'sameName' | 'priceChanged' | 'notEnoughDiamonds'>[] {
  const { name, newName, diamonds, expectedDiamonds, cost } = renaming
  if (name === newName) return [{ code: 'sameName', message: 'Вас уже так зовут', have: 1, need: 0 }]
  if (cost > expectedDiamonds) {
    const message = `Новое имя теперь стоит алмазов: ${cost}`
    return [{ code: 'priceChanged', message, have: expectedDiamonds, need: cost }]
  }
  return diamonds < cost ? [shortageOf(CURRENCIES.DIAMONDS, diamonds, cost)] : []
}

/** Until when the former name waits for its owner, ms. */
export function nameReservedUntil(now: number): number {
  return now + NAME_RESERVED_DAYS * DAY_MS
}
