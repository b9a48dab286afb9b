import type { Crusade, Notification } from '#generated/types.ts'
import { EMPTY_ARMY } from '#rules/army/army.ts'
import { crusadeSeconds } from '#rules/crusades/crusades.ts'
import {
  ALL_PAGES_OPEN,
  type CallAnswer,
  CRUSADES_OPEN,
  type Game,
  GUILDS_OPEN,
  type Lord,
} from '../../support/open-game.ts'

/** An army that wins with one more against the first boss, and one that loses. */
export const STRONG = {
  ...EMPTY_ARMY,
  level: 13,
  gold: 10_000,
  archers: 400,
  swordsmen: 400,
  squires: 400,
  cavalry: 60,
}
export const WEAK = { ...EMPTY_ARMY, level: 12, gold: 10_000, archers: 5, squires: 5 }

/** A lord to whom crusades are open. */
export function crusader(game: Game, overrides: Parameters<Game['lord']>[0] = STRONG): Promise<Lord> {
  return game.lord(overrides, [...ALL_PAGES_OPEN, ...GUILDS_OPEN, ...CRUSADES_OPEN])
}

export const BOSS = { missionKey: 'ogreToll', name: 'На великана' } as const

/** Calls a crusade. */
export async function call(leader: Lord, body: object = BOSS): Promise<Crusade> {
  const { status, body: answer, text } = await leader.call('createCrusade', { body })
  if (status !== 200) throw new Error(text)
  return answer.crusade
}

export function ask(lord: Lord, crusadeId: number, body: object = {}) {
  return lord.call('sendCrusadeRequest', { params: { crusadeId }, body })
}

export function accept(leader: Lord, crusadeId: number, lord: Lord) {
  return leader.call('acceptCrusadeRequest', { params: { crusadeId, playerId: lord.player.id } })
}

/** Makes a lord a member of the leader's crusade. */
export async function join(leader: Lord, crusadeId: number, lord: Lord): Promise<Crusade> {
  await ask(lord, crusadeId)
  const { status, body, text } = await accept(leader, crusadeId, lord)
  if (status !== 200) throw new Error(text)
  return body.crusade
}

/** A crusade of these lords that waits to set out; the first leads it. */
export async function gather(lords: readonly [Lord, ...Lord[]], body: object = BOSS): Promise<Crusade> {
  const [leader, ...others] = lords
  let crusade = await call(leader, body)
  for (const lord of others) crusade = await join(leader, crusade.crusadeId, lord)
  return crusade
}

export function start(leader: Lord, crusadeId: number): Promise<CallAnswer<'startCrusade'>> {
  return leader.call('startCrusade', { params: { crusadeId } })
}

/** Long enough for the armies to come home. */
export function waitForReturn(game: Game): void {
  game.clock.advance(crusadeSeconds() + 1)
}

/** The crusade that a lord is in. */
export async function ownOf(lord: Lord) {
  return (await lord.call('getOwnCrusade')).body
}

export async function notesOf(lord: Lord): Promise<Notification[]> {
  return (await lord.call('listNotifications', { query: { limit: '100' } })).body.items
}

/** The types of a lord's news about crusades, newest first. */
export async function newsOf(lord: Lord): Promise<string[]> {
  return (await notesOf(lord)).map(({ type }) => type).filter((type) => type.startsWith('CRUSADE_'))
}
