import { CATALOGUE_VERSION } from '#catalogue/world/version.ts'
import { DAY_MS } from '#rules/core/game-day.ts'
import { createRandom, type Random } from '#rules/core/random.ts'
import type { NeighbourCastle, NeighbourGear } from '#rules/player/neighbour-castle.ts'
import { type NeighboursMade, writeNeighbour } from '#rules/player/neighbour-line.ts'
import { newBetween, playBetween } from './between/turn.ts'
import { sitsDown } from './calendar.ts'
import type { Castle, CastleGear } from './castle.ts'
import { HOUR_MS, WORLD_START } from './clock.ts'
import { dealRoles, SHARD_SIZE } from './deal.ts'
import { foundCastle } from './found-castle.ts'
import { playSession } from './session.ts'
import { sumOf } from './statistics.ts'

/** Age of the world in days when the first players arrive. */
const WORLD_DAYS = 60
const WORLD_HOURS = 24 * WORLD_DAYS
/** Half of the castles are younger than this, so that a newcomer has equals. */
const YOUNG_HOURS = 72

/** Of a hundred castles: founded and not played yet, and young ones in all. */
const UNPLAYED_PERCENT = 8
const YOUNG_PERCENT = 50

/** Age of a castle in hours: half of them few or none, the others spread over the whole age of the world. */
function drawAge(random: Random): number {
  const lot = random.int(1, 100)
  if (lot <= UNPLAYED_PERCENT) return 0
  return lot <= YOUNG_PERCENT ? random.int(1, YOUNG_HOURS) : random.int(YOUNG_HOURS, WORLD_HOURS)
}

function foundWorld(seed: string, count: number): Castle[] {
  const random = createRandom(`${seed}:neighbours`)
  return dealRoles(count).map((role) => {
    const foundedAt = WORLD_START + (WORLD_HOURS - drawAge(random)) * HOUR_MS
    return foundCastle({ ...role, foundedAt, seed: `${seed}:neighbours` })
  })
}

/** The castles of one shard live together to the same evening, each from its own founding on. */
function playTogether(castles: readonly Castle[], seed: string): void {
  const between = newBetween(seed)
  for (let hour = 0; hour < WORLD_HOURS; hour += 1) {
    const now = WORLD_START + hour * HOUR_MS
    const living = castles.filter(({ foundedAt }) => now >= foundedAt)
    const seated = living.filter((castle) => sitsDown(castle, now))
    for (const castle of seated) playSession(castle, now)
    playBetween({ castles: living, seated, between }, now)
  }
}

function gearOf({ model, quality, points, grind, equippedSlot }: CastleGear): NeighbourGear[] {
  if (equippedSlot === null) return []
  return [
    {
      gearId: model.id,
      quality,
      slot: equippedSlot,
      ...(points > 0 ? { points } : {}),
      ...(grind.characteristics === null || grind.characteristics.level === 0
        ? {}
        : { characteristics: grind.characteristics }),
      ...(grind.armorOrDodge === null || grind.armorOrDodge.level === 0
        ? {}
        : { armorOrDodge: grind.armorOrDodge }),
      ...(grind.limitsLevel > 0 ? { limits: grind.limitsLevel } : {}),
    },
  ]
}

/** A castle as it is at this instant (ms). */
export function snapshotOf(castle: Castle, endsAt: number): NeighbourCastle {
  const missions = Object.values(castle.record.missions)
  const missionsWon = sumOf(missions.map(({ won }) => won))
  return {
    ageHours: Math.round((endsAt - castle.foundedAt) / HOUR_MS),
    level: castle.level,
    experience: castle.experience,
    gold: castle.gold,
    diamonds: castle.diamonds,
    glory: castle.glory,
    enhancePoints: castle.enhancePoints,
    missionsWon,
    missionsLost: sumOf(missions.map(({ fought }) => fought)) - missionsWon,
    army: { ...castle.army },
    buildings: { ...castle.buildings },
    branches: [...castle.branches],
    skills: { ...castle.skills },
    gear: castle.gear.flatMap(gearOf).sort((left, right) => left.slot - right.slot),
    resources: Object.entries(castle.resources)
      .filter(([, amount]) => amount > 0)
      .map(([id, amount]) => ({ resourceId: Number(id), amount })),
  }
}

/** Castles of all archetypes after lives of an hour to sixty days, lived together; the same for the same seed. */
export function simulatedNeighbours({ seed, count }: { seed: string; count: number }): NeighbourCastle[] {
  const castles = foundWorld(seed, count)
  for (let first = 0; first < castles.length; first += SHARD_SIZE) {
    playTogether(castles.slice(first, first + SHARD_SIZE), `${seed}:neighbours:${first}`)
  }
  const endsAt = WORLD_START + WORLD_DAYS * DAY_MS
  return castles.map((castle) => snapshotOf(castle, endsAt))
}

/** The file of catalogue/neighbours: a line that says what made it, then one castle a line. */
export function neighboursFile(request: { seed: string; count: number }): string {
  const castles = simulatedNeighbours(request)
  const made: NeighboursMade = {
    catalogueVersion: CATALOGUE_VERSION,
    seed: request.seed,
    castles: castles.length,
  }
  return `${[JSON.stringify(made), ...castles.map(writeNeighbour)].join('\n')}\n`
}
