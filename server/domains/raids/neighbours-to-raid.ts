import { isWorthRaiding } from '#rules/raids/loot.ts'
import { lootMax } from '#rules/raids/raid-spoils.ts'
import { FOUND_DIFFICULTIES } from '#rules/raids/search.ts'
import { worldLock } from '../../game/neighbours/world-lock.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { currentPlatform } from '../../platform/ambient.ts'
import { countNear, findNeighbours, isNear } from './find-candidates.ts'
import { foundNear } from './found-near.ts'
import { readSituations, type Situation } from './situation.ts'

const WANTED = FOUND_DIFFICULTIES.length
/**
 * Searches found no more where so many neighbours of near levels stand: a lord who raids with all his energy is back at the first
 * one when its cooldown of twelve hours is over, and where many lords raid, they find each other.
 */
const NEAR_MAX = 24

/** Whether the castle holds enough for a raid, whatever the raider took elsewhere today. */
function isWorthy(raiderLevel: number) {
  return ({ player, state: { defender, victim } }: Situation) => {
    if (victim === null) return false
    const gold = { ...victim.gold, isTakenEnough: false }
    const most = lootMax({ difficulty: 'MEDIUM', defender, victim: { ...victim, gold } }, raiderLevel)
    return isWorthRaiding(most, player.level)
  }
}

/**
 * Neighbours whom the player may raid now: those of near levels with something to take if there are enough of them. Otherwise
 * others follow them, those with something to take first.
 */
async function readNow(player: LockedPlayer, seed: string) {
  const { castles } = await readSituations(player, await findNeighbours(player, seed))
  const worthy = castles.filter(isWorthy(player.level))
  const poor = castles.filter((castle) => !worthy.includes(castle))
  const near = worthy.filter((there) => isNear(player.level, there.player.level))
  return { near: near.length, neighbours: near.length >= WANTED ? near : [...worthy, ...poor] }
}

/**
 * Neighbours whom the locked player may raid now, those who have something to take and are of near levels first. If there are
 * fewer than three of these, castles are founded near the player's level, one search after the other, until so many stand there
 * that no more are needed. A world without generated castles stays without.
 */
export async function readNeighboursToRaid(player: LockedPlayer, seed: string): Promise<Situation[]> {
  const before = await readNow(player, seed)
  if (before.near >= WANTED || currentPlatform().config.worldNeighbours === 0) return before.neighbours
  await worldLock()
  // Another search may have founded castles meanwhile.
  const missing = WANTED - (await readNow(player, seed)).near
  const room = NEAR_MAX - (await countNear(player.level))
  if (missing > 0 && room > 0) await foundNear(player.level, Math.min(missing, room), seed)
  return (await readNow(player, seed)).neighbours
}
