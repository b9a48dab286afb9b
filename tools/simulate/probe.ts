import { fight } from '../../rules/fight/fight.ts'
import { enemyContender, missionEnemy } from '../../rules/mission-enemy.ts'
import { DIFFICULTIES } from '../../rules/missions.ts'
import type { Castle } from './castle.ts'
import { contenderOf } from './host.ts'

/** Fights of one probe and difficulty. */
const FIGHTS = 2
/** Builds are compared from this level on. */
const BUILD_LEVEL = 25

/** Once a day: how the host as it is fares against enemies of its own level; nothing comes of it. */
export function probe(castle: Castle): void {
  const attacker = contenderOf(castle)
  const { level, record } = castle
  const band = Math.floor(level / 10)
  for (const difficulty of DIFFICULTIES) {
    const defender = enemyContender(missionEnemy({ key: 'probe', enemyName: 'Враг', level }, difficulty))
    const tallies = record.probes[difficulty]
    while (tallies.length <= band) tallies.push({ fought: 0, won: 0 })
    const tally = tallies[band]
    if (tally === undefined) continue
    for (let turn = 0; turn < FIGHTS; turn += 1) {
      const seed = `${castle.seed}:probe ${castle.today.startedAt} ${difficulty} ${turn}`
      const won = Number(fight({ attacker, defender, ground: 'FIELD' }, seed).result === 'WIN')
      tally.fought += 1
      tally.won += won
      if (difficulty !== 'MEDIUM' || level < BUILD_LEVEL) continue
      record.buildProbes.fought += 1
      record.buildProbes.won += won
    }
  }
}
