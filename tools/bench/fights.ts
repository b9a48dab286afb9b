import { missionByKey } from '#catalogue/missions/missions.ts'
import { START_ARMY } from '#catalogue/world/start.ts'
import { createRandom } from '#rules/core/random.ts'
import { fight } from '#rules/fight/fight.ts'
import { enemyContender, missionEnemy, playerContender } from '#rules/missions/mission-enemy.ts'
import { median } from './statistics.ts'

export type FightFigures = {
  readonly fightsPerSecond: number
  /** Of a loop that draws as many random values as the fight and ignores them. */
  readonly drawsPerSecond: number
  readonly draws: number
  readonly ratio: number
}

/** Measured in processor time of this thread. Other load on the machine does not count. */
function perSecond(work: (turn: number) => void, milliseconds: number): number {
  const worked = (since?: NodeJS.CpuUsage) => {
    const { user, system } = process.threadCpuUsage(since)
    return (user + system) / 1000
  }
  const start = process.threadCpuUsage()
  let turns = 0
  while (worked(start) < milliseconds) {
    for (let i = 0; i < 200; i += 1) work(turns + i)
    turns += 200
  }
  return (turns / worked(start)) * 1000
}

function preparedFight() {
  const mission = missionByKey('oldMill')
  if (!mission) throw new Error('The catalogue has lost its first mission')
  const lord = { playerId: 1, name: 'Ратибор', level: 5, army: { ...START_ARMY } }
  return {
    attacker: playerContender(lord, 'FRONTAL_ATTACK' as const),
    defender: enemyContender(missionEnemy(mission, 'MEDIUM')),
    ground: 'FIELD' as const,
  }
}

/** Every strike draws three times. */
function drawsOf(report: ReturnType<typeof fight>): number {
  return (
    3 *
    report.rounds.reduce((sum, { strikes }) => sum + strikes.filter(({ kind }) => kind !== 'HEAL').length, 0)
  )
}

/** Compares whole fights with their reports per second with a loop that draws the same number of random values. */
export function compareFights(rounds = 15): FightFigures {
  const input = preparedFight()
  const draws = median(Array.from({ length: 200 }, (_, turn) => drawsOf(fight(input, `count ${turn}`))))
  const drawAll = (turn: number) => {
    const random = createRandom(`seed ${turn}`)
    for (let drawn = 0; drawn < draws; drawn += 3) {
      random.int(0, 100)
      random.chance(5000)
      random.chance(500)
    }
  }
  const [fights, loops]: [number[], number[]] = [[], []]
  for (let round = -1; round < rounds; round += 1) {
    const fought = perSecond((turn) => fight(input, `seed ${turn}`), 150)
    const drawn = perSecond(drawAll, 150)
    if (round < 0) continue
    fights.push(fought)
    loops.push(drawn)
  }
  return {
    fightsPerSecond: median(fights),
    drawsPerSecond: median(loops),
    draws,
    ratio: median(fights.map((figure, round) => figure / (loops[round] ?? Number.NaN))),
  }
}
