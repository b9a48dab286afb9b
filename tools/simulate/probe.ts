import { ARMORED, FIERCE, LUCKY, MANY, NIMBLE, RANGED } from '#catalogue/missions/enemy-builds.ts'
import { MISSION_REGIONS } from '#catalogue/missions/missions.ts'
import { DAY_MS } from '#rules/core/game-day.ts'
import { fight } from '#rules/fight/fight.ts'
import type { EnemyBuild } from '#rules/missions/enemy-build.ts'
import { ENEMY_CHARACTERS, type EnemyCharacter } from '#rules/missions/enemy-character.ts'
import { enemyContender, missionEnemy } from '#rules/missions/mission-enemy.ts'
import type { Difficulty } from '#rules/missions/missions.ts'
import type { Castle } from './castle.ts'
import { contenderOf } from './fighting-army.ts'
import { largestStep } from './neighbour-steps.ts'
import type { Tally } from './record.ts'

/** Fights of one probe and difficulty. */
const FIGHTS = 2
/** Builds are compared from this level on. */
const BUILD_LEVEL = 25
/** Levels that pass in hours: most castles see no morning in them, so a daily probe tells nothing of each. */
export const CLIMB_LEVEL = 12
/** The second region's first level: enemies' characters count from it on. */
const CHARACTER_LEVEL = MISSION_REGIONS[1]?.levelMin ?? 1

const BUILDS = { ARMORED, NIMBLE, LUCKY, RANGED, MANY, FIERCE } satisfies Record<EnemyCharacter, EnemyBuild>

/** The characters take turns, so that every castle meets all alike. */
function characterOf(turn: number): EnemyCharacter {
  return ENEMY_CHARACTERS[turn % ENEMY_CHARACTERS.length] ?? 'ARMORED'
}

function count(tally: Tally, { fought, won }: Tally): void {
  tally.fought += fought
  tally.won += won
}

/**
 * Fights an enemy of the own level with the army as it is and counts it in `tallies` under `index`; nothing comes
 * of it.
 */
function probeInto(
  castle: Castle,
  tallies: Record<Difficulty, Tally[]>,
  index: number,
  { seed, character }: { seed: string; character: EnemyCharacter },
): Record<Difficulty, Tally> {
  const attacker = contenderOf(castle)
  const build = BUILDS[character]
  const found = (difficulty: Difficulty): Tally => {
    const defender = enemyContender(
      missionEnemy({ key: 'probe', enemyName: 'Враг', level: castle.level, build }, difficulty),
    )
    let won = 0
    for (let turn = 0; turn < FIGHTS; turn += 1) {
      const report = fight({ attacker, defender, ground: 'FIELD' }, `${seed} ${difficulty} ${turn}`)
      won += Number(report.result === 'WIN')
    }
    const counted = tallies[difficulty]
    while (counted.length <= index) counted.push({ fought: 0, won: 0 })
    const tally = counted[index]
    if (tally !== undefined) count(tally, { fought: FIGHTS, won })
    return { fought: FIGHTS, won }
  }
  return { EASY: found('EASY'), MEDIUM: found('MEDIUM'), HARD: found('HARD') }
}

/** Once a day: how the army as it is fares against enemies of its own level. */
export function probe(castle: Castle): void {
  const { level, record } = castle
  const day = Math.floor(castle.today.startedAt / DAY_MS)
  const character = characterOf(castle.id + day)
  const seed = `${castle.seed}:probe ${castle.today.startedAt}`
  const { MEDIUM } = probeInto(castle, record.probes, Math.floor(level / 10), { seed, character })
  if (level >= CHARACTER_LEVEL) count(record.characterProbes[character], MEDIUM)
  if (level >= BUILD_LEVEL) count(record.buildProbes, MEDIUM)
}

/** On the first levels: the same for each level that a sitting comes through, as the army is about to set out. */
export function probeClimb(castle: Castle): void {
  if (castle.level > CLIMB_LEVEL) return
  const { level, record, fights } = castle
  const character = characterOf(castle.id + level)
  probeInto(castle, record.climb, level, { seed: `${castle.seed}:climb ${fights}`, character })
  record.neighbourSteps[level] = largestStep(castle)
}
