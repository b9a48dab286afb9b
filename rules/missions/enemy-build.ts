import type { EnemyStrength } from '../fight/enemy-strength.ts'
import type { Formation } from '../fight/report.ts'

type Number = Exclude<keyof EnemyStrength, 'level'>

/** How an enemy of the catalogue differs from what is usual at its level: numbers in per cent of the usual. */
export type EnemyBuild = Record<Number, number> & { formation: Formation }

/** The strength of an enemy that is built so. */
export function builtStrength(usual: EnemyStrength, build: Readonly<Record<Number, number>>): EnemyStrength {
  const share = (name: Number): number => Math.round((usual[name] * build[name]) / 100)
  return {
    level: usual.level,
    attack: share('attack'),
    health: share('health'),
    armor: share('armor'),
    mastery: share('mastery'),
    dodge: share('dodge'),
    luck: share('luck'),
  }
}
