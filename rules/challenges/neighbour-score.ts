import { RAID_LEVEL } from '../buildings/buildings.ts'
import { createRandom } from '../core/random.ts'
import { enemyStrength } from '../missions/mission-enemy.ts'
import { goldPerEnergy } from '../missions/mission-reward.ts'
import type { ChallengeType } from './challenges.ts'

/** A generated castle in a challenge. */
export type ContestingNeighbour = { id: number; level: number }

/** What a casual player does in a day: energy spent in missions, missions won, raids, diamonds found. */
const CASUAL_DAY = { energy: 70, wins: 9, raids: 1, blocked: 1, diamonds: 2 } as const

/** How lively a castle is against a casual player, in per cent: most are slower, a few are keen. */
const SLOWEST = 25
const KEENEST = 220

/** Events of a casual day that count for the type, and the points of one event. */
function casualDay(type: ChallengeType, level: number): { events: number; points: number } {
  switch (type) {
    case 'ENERGY_SPENDING':
      return { events: CASUAL_DAY.energy / 5, points: 5 }
    case 'MISSION_WINNING':
      return { events: CASUAL_DAY.wins, points: 1 }
    case 'MISSION_DAMAGE_DEALING':
      return { events: CASUAL_DAY.wins, points: enemyStrength(level).health }
    case 'MISSION_GOLD_EARNING': {
      const gold = Math.round((goldPerEnergy(level) * CASUAL_DAY.energy) / (100 * CASUAL_DAY.wins))
      return { events: CASUAL_DAY.wins, points: gold }
    }
    case 'MISSION_DIAMONDS_EARNING':
      return { events: CASUAL_DAY.diamonds, points: 1 }
    case 'FORAYS':
      return { events: level < RAID_LEVEL ? 0 : CASUAL_DAY.raids, points: 1 }
    case 'FORAYS_BLOCKS':
      return { events: level < RAID_LEVEL ? 0 : CASUAL_DAY.blocked, points: 1 }
  }
}

/**
 * The score of a generated castle so many hours of the game after the challenge began. It only follows from these values,
 * so it can be computed at any time, and never falls. `percent` is the world's liveliness.
 */
export function neighbourScore(
  castle: ContestingNeighbour,
  challenge: { id: number; type: ChallengeType },
  hours: number,
  percent: number,
): number {
  const random = createRandom(`challenge ${challenge.id} castle ${castle.id}`)
  // The product of two even draws: few are high.
  const keenness =
    SLOWEST + Math.floor(((KEENEST - SLOWEST) * random.int(0, 100) * random.int(0, 100)) / 10_000)
  const begunAgo = random.int(0, 99) / 100
  const { events, points } = casualDay(challenge.type, castle.level)
  const done = Math.floor((events * keenness * percent * Math.max(0, hours)) / (24 * 10_000) + begunAgo)
  return hours <= 0 || events === 0 || percent === 0 ? 0 : done * points
}
