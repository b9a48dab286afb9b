import { joinFighters } from '../fight/crusade.ts'
import { prepareFighter } from '../fight/fighter.ts'
import { enemyPowerPercent, fighterPowerPercent, winPercent } from '../fight/power.ts'
import type { FightContender } from '../fight/report.ts'
import { enemyContender, missionEnemy } from '../missions/mission-enemy.ts'
import { type CrusadeBoss, crusadeBoss } from './crusades.ts'

/** The boss against hosts that fight as one: its power in per cent of theirs, and their chance, 1 to 99 %. */
export type CrusadeForecast = { powerPercent: number; winPercent: number }

/** An estimate for display: no outcome depends on it. Throws RangeError without hosts. */
export function crusadeForecast(boss: CrusadeBoss, hosts: readonly FightContender[]): CrusadeForecast {
  if (hosts.length === 0) throw new RangeError('A crusade without hosts')
  const joint = joinFighters(hosts.map(prepareFighter))
  const powerPercent = fighterPowerPercent(joint, prepareFighter(crusadeBoss(boss)))
  return { powerPercent, winPercent: winPercent(powerPercent) }
}

/** The strength of a host in per cent of an ordinary enemy of the boss's level. */
export function hostPower({ level }: Pick<CrusadeBoss, 'level'>, host: FightContender): number {
  const enemy = enemyContender(missionEnemy({ key: 'ordinary', enemyName: '', level }, 'MEDIUM'))
  return Math.round(10_000 / enemyPowerPercent(host, enemy))
}
