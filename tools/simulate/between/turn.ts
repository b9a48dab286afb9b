import type { ChallengeTurn } from '#rules/challenges/turns.ts'
import { gameDayStart } from '#rules/core/game-day.ts'
import { createRandom, type Random } from '#rules/core/random.ts'
import type { Castle } from '../castle.ts'
import { turnDay } from '../today.ts'
import { playChallenge } from './challenge.ts'
import { playCrusades } from './crusades.ts'
import { keepProtection } from './find-opponent.ts'
import { type Guilds, newGuilds, playGuilds } from './guilds.ts'
import { type Market, newMarket } from './market/book.ts'
import { buyOnMarket } from './market/buy.ts'
import { sellOnMarket } from './market/sell.ts'
import { returnLots } from './market/settle.ts'
import { turnOutsideDay } from './outside.ts'
import { garrisonOf } from './raid-plan.ts'
import { repairBuildings, sitRaids } from './sit-raids.ts'

/** Chance that a session includes a visit to the market, in basis points. */
const MARKET_CHANCE = 5_000

/** State shared by the castles of a shard, from hour to hour. */
export type Between = {
  seed: string
  random: Random
  challenge: ChallengeTurn | null
  market: Market
  guilds: Guilds
}

/** A shard's life between castles at its beginning. */
export function newBetween(seed: string): Between {
  return {
    seed,
    random: createRandom(`${seed}:between`),
    challenge: null,
    market: newMarket(),
    guilds: newGuilds(),
  }
}

/** A shard of at most 125 castles in id order, and those that play this hour. */
export type Shard = {
  castles: readonly Castle[]
  seated: readonly Castle[]
  /** Ids of those who raid; all if missing. */
  raiders?: ReadonlySet<number>
  between: Between
}

/** One hour between the castles, after their own sessions of that hour; `now` in ms. */
export function playBetween({ castles, seated, raiders, between }: Shard, now: number): void {
  const { random, market } = between
  const sellers = new Map(castles.map((castle) => [castle.id, castle]))
  const day = gameDayStart(now)
  for (const castle of castles) {
    turnDay(castle, now)
    turnOutsideDay(castle.outside, day)
    keepProtection(castle, now)
  }
  between.challenge = playChallenge(between.challenge, castles, now, random)
  returnLots(market, sellers, now)
  for (const castle of seated) {
    castle.outside.garrison = garrisonOf(castle)
    repairBuildings(castle, now)
    if (raiders?.has(castle.id) ?? true) sitRaids(castle, castles, now, random)
    if (random.chance(MARKET_CHANCE)) buyOnMarket(market, castle, sellers, now)
    sellOnMarket(market, castle, now, random)
  }
  playGuilds(between.guilds, { castles, seated }, now)
  playCrusades(seated, between.guilds.founded, now, random)
}
