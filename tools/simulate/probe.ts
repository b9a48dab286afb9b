import { fight } from '../../rules/fight/fight.ts'
import { enemyContender, missionEnemy } from '../../rules/missions/mission-enemy.ts'
import type { Difficulty } from '../../rules/missions/missions.ts'
import type { Castle } from './castle.ts'
import { contenderOf } from './host.ts'
import type { Tally } from './record.ts'

/** Fights of one probe and difficulty. */
const FIGHTS = 2
/** Builds are compared from this level on. */
const BUILD_LEVEL = 25
/** Levels that pass in hours: most castles see no morning in them, so a daily probe tells nothing of each. */
export const CLIMB_LEVEL = 12

/**
 * Fights the enemy of the own level with the host as it is and counts it in `tallies` under `index`; nothing comes
 * of it.
 */
function probeInto(
  castle: Castle,
  tallies: Record<Difficulty, Tally[]>,
  index: number,
  seed: string,
): Record<Difficulty, Tally> {
  const attacker = contenderOf(castle)
  const found = (difficulty: Difficulty): Tally => {
    const defender = enemyContender(
      missionEnemy({ key: 'probe', enemyName: 'Враг', level: castle.level }, difficulty),
    )
    let won = 0
    for (let turn = 0; turn < FIGHTS; turn += 1) {
      const report = fight({ attacker, defender, ground: 'FIELD' }, `${seed} ${difficulty} ${turn}`)
      won += Number(report.result === 'WIN')
    }
    const counted = tallies[difficulty]
    while (counted.length <= index) counted.push({ fought: 0, won: 0 })
    const tally = counted[index]
    if (tally !== undefined) {
      tally.fought += FIGHTS
      tally.won += won
    }
    return { fought: FIGHTS, won }
  }
  return { EASY: found('EASY'), MEDIUM: found('MEDIUM'), HARD: found('HARD') }
}

/** Once a day: how the host as it is fares against enemies of its own level. */
export function probe(castle: Castle): void {
  const { level, record } = castle
  const seed = `${castle.seed}:probe ${castle.today.startedAt}`
  const { MEDIUM } = probeInto(castle, record.probes, Math.floor(level / 10), seed)
  if (level < BUILD_LEVEL) return
  record.buildProbes.fought += MEDIUM.fought
  record.buildProbes.won += MEDIUM.won
}

/** On the first levels: the same for each level that a sitting comes through, as the host is about to set out. */
export function probeClimb(castle: Castle): void {
  if (castle.level > CLIMB_LEVEL) return
  const { level, record, fights } = castle
  probeInto(castle, record.climb, level, `${castle.seed}:climb ${fights}`)
}
