import type { FightReport, UnlimitedReport } from '#generated/types.ts'
import { unlimitedEnemy } from '#rules/missions/unlimited-mission.ts'

/** The fight against one enemy of a run. The army goes into it with the wounds of those before. */
export type Wave = Omit<FightReport, 'attacker'> & {
  attacker: FightReport['attacker'] & { health: number }
}

/** The army's health after a fight of the run; before the first one it is whole. */
function healthAfter({ attacker, waves }: UnlimitedReport, index: number): number {
  return waves[index]?.rounds.at(-1)?.attackerHealth ?? attacker.healthMax
}

/** The fights of a run as reports of their own. Only the last one has fallen units: losses are counted once. */
export function wavesOf(report: UnlimitedReport): Wave[] {
  const { rulesVersion, seed, enemy, attacker, waves } = report
  return waves.map(({ level, result, attackerMoralePercent, enemyMoralePercent, rounds }, index) => ({
    rulesVersion,
    seed,
    ground: 'FIELD',
    result,
    attacker: {
      ...attacker,
      health: healthAfter(report, index - 1),
      moralePercent: attackerMoralePercent,
      fallen: index === waves.length - 1 ? attacker.fallen : null,
    },
    defender: { ...unlimitedEnemy(level, enemy), moralePercent: enemyMoralePercent, fallen: null },
    rounds,
  }))
}
