import { joinFighters } from '../fight/crusade.ts'
import { prepareFighter } from '../fight/fighter.ts'
import { enemyPowerPercent, fighterPowerPercent, winPercent } from '../fight/power.ts'
import type { FightContender } from '../fight/report.ts'
import { enemyContender, missionEnemy } from '../missions/mission-enemy.ts'
import { type CrusadeBoss, crusadeBoss } from './crusades.ts'

/** The boss against armies that fight as one: its power in per cent of theirs, and their chance, 1 to 99 %. */
export type CrusadeForecast = { powerPercent: number; winPercent: number }

/** An estimate for display: no outcome depends on it. Throws RangeError without armies. */
export function crusadeForecast(boss: CrusadeBoss, contenders: readonly FightContender[]): CrusadeForecast {
  if (contenders.length === 0) throw new RangeError('A crusade without armies')
  const joint = joinFighters(contenders.map(prepareFighter))
  const powerPercent = fighterPowerPercent(joint, prepareFighter(crusadeBoss(boss)))
  return { powerPercent, winPercent: winPercent(powerPercent) }
}

/** The strength of an army in per cent of an ordinary enemy of the boss's level. */
export function contenderPower({ level }: Pick<CrusadeBoss, 'level'>, contender: FightContender): number {
  const enemy = enemyContender(missionEnemy({ key: 'ordinary', enemyName: '', level }, 'MEDIUM'))
  return Math.round(10_000 / enemyPowerPercent(contender, enemy))
}
