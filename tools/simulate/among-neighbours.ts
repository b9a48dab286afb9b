import { RAID_LEVEL } from '#rules/buildings/buildings.ts'
import { DAY_MS } from '#rules/core/game-day.ts'
import { createRandom, type Random } from '#rules/core/random.ts'
import { raidChoiceRefusals, raidInputFor } from '#rules/raids/decide-raid.ts'
import {
  chooseNeighbour,
  NEIGHBOUR_LEVELS_MAX,
  NEIGHBOUR_LEVELS_NEAR,
  NEIGHBOURS_RETRY_HOURS,
  neighbourChoice,
  neighbourPauseSeconds,
  wantedClass,
} from '#rules/raids/neighbour-raid.ts'
import { nearestDifficulty, raidWinPercent } from '#rules/raids/search.ts'
import { mayRaid } from './between/find-opponent.ts'
import { playRaid } from './between/raid.ts'
import { raiderStateOf, raidStateOf } from './between/raid-state.ts'
import { newBetween, playBetween } from './between/turn.ts'
import { sitsDown } from './calendar.ts'
import type { Castle } from './castle.ts'
import { HOUR_MS, WORLD_START } from './clock.ts'
import { dealRoles } from './deal.ts'
import { foundCastle } from './found-castle.ts'
import { playSession } from './session.ts'

/** A player's raids by neighbours, and the days from level 10 on in which they could come. */
export type RaidedByNeighbours = { raids: number; days: number }

const NEIGHBOURS = 40
/** Neighbours who are looked at for one raid, as on the server. */
const LOOKED_AT = 6
const FIGHTS = 50

/** A neighbour raids the player, as the server lets it (server/domains/raids/raid-by-neighbour.ts). False: none can. */
function raidByNeighbour(
  player: Castle,
  neighbours: readonly Castle[],
  now: number,
  random: Random,
): boolean {
  const apart = (castle: Castle): number =>
    Math.max(Math.abs(castle.level - player.level), NEIGHBOUR_LEVELS_NEAR)
  const offers = neighbours
    .filter((castle) => apart(castle) <= NEIGHBOUR_LEVELS_MAX)
    .filter((castle) => mayRaid(raiderStateOf(castle, now), castle, player, now))
    .map((castle) => ({ castle, order: random.int(0, 1_000_000_000) }))
    .sort((left, right) => apart(left.castle) - apart(right.castle) || left.order - right.order)
    .slice(0, LOOKED_AT)
    .map(({ castle }) => {
      const state = raidStateOf(raiderStateOf(castle, now), castle, player, now)
      const choice = neighbourChoice(random)
      const winPercent = raidWinPercent(raidInputFor(state, choice), `${castle.seed}:${now}`, FIGHTS)
      return { castle, state: { ...state, difficulty: nearestDifficulty(winPercent) }, choice, winPercent }
    })
    .filter(({ state, choice }) => raidChoiceRefusals(state, choice).length === 0)
  const chosen = chooseNeighbour(offers, wantedClass(random))
  if (chosen === undefined) return false
  const { castle, state, choice } = chosen
  playRaid(
    castle,
    { castle: player, state, choice },
    castle.record.raids[state.difficulty],
    `${player.seed}:raided ${now}`,
    now,
  )
  return true
}

/**
 * An engaged player alone among neighbours of about the same age. The player raids them, they raid nobody else. How often
 * they come is counted from level 10 on, while nothing protects the player.
 */
export function playAmongNeighbours(request: { seed: string; days: number }): RaidedByNeighbours {
  const seed = `${request.seed}:alone`
  const random = createRandom(seed)
  const castles = dealRoles(NEIGHBOURS + 1).map((role) =>
    foundCastle({
      ...role,
      ...(role.id === 1 ? { archetype: 'engaged' } : {}),
      foundedAt: WORLD_START,
      seed,
    }),
  )
  const [player, ...neighbours] = castles
  if (player === undefined) throw new RangeError('There is no player')
  const between = newBetween(seed)
  const raided: RaidedByNeighbours = { raids: 0, days: 0 }
  let dueAt = 0
  for (let hour = 0; hour < 24 * request.days; hour += 1) {
    const now = WORLD_START + hour * HOUR_MS
    const seated = castles.filter((castle) => sitsDown(castle, now))
    for (const castle of seated) playSession(castle, now)
    playBetween({ castles, seated, raiders: new Set([player.id]), between }, now)
    const { protectedUntil } = player.outside
    if (player.level < RAID_LEVEL || protectedUntil === null || protectedUntil > now) continue
    raided.days += HOUR_MS / DAY_MS
    if (dueAt > now || player.immuneUntil > now) continue
    const isRaided = raidByNeighbour(player, neighbours, now, random)
    if (isRaided) raided.raids += 1
    dueAt = now + (isRaided ? 1_000 * neighbourPauseSeconds(random) : NEIGHBOURS_RETRY_HOURS * HOUR_MS)
  }
  return raided
}
