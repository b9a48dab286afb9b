import type { Money } from '#server/game/player/money.ts'
import type { PlayerChanges } from '#server/game/player/player-row.ts'
import { ALL_PAGES_OPEN, type Game, type Lord, newKey, RAIDS_OPEN } from '../../support/open-game.ts'

/** An army that beats `WEAK` for sure. */
export const STRONG = { archers: 400, swordsmen: 400, squires: 300, cavalry: 50 }
export const WEAK = { archers: 10, swordsmen: 10, squires: 5, cavalry: 0 }

/** A lord of the level of raids with every page open. */
export function raider(game: Game, changes: PlayerChanges & Money = {}): Promise<Lord> {
  return game.lord({ level: 12, gold: 10_000, ...changes }, [...ALL_PAGES_OPEN, ...RAIDS_OPEN])
}

export type RaidChoices = {
  readonly position?: string
  readonly siegeTower?: boolean
  readonly projectiles?: boolean
  readonly motto?: string
}

/** Raids a castle, or with -1 the training opponent. */
export function raid(lord: Lord, opponentId: number, choices: RaidChoices = {}, key = newKey()) {
  const body = { opponentId, position: 'bottomRight', siegeTower: false, projectiles: false, ...choices }
  return lord.call('startRaid', { body, key })
}

/** The channel raids of a lord. */
export async function raidsOf(lord: Lord) {
  const data = (await lord.gameData('raids')).raids?.data
  if (!data) throw new Error('The channel raids is missing')
  return data
}
