import type { CrusadeReport, FightHost, FightReport } from '#generated/types.ts'
import { type Army, addArmy, EMPTY_ARMY } from '#rules/army/army.ts'
import { type Characteristics, NO_CHARACTERISTICS } from '#rules/army/characteristics.ts'

type Armies = CrusadeReport['hosts']

function sumArmies(armies: readonly (Army | null)[]): Army {
  return armies.reduce<Army>((sum, army) => (army ? addArmy(sum, army) : sum), { ...EMPTY_ARMY })
}

const SUMS = [
  'archersAttackMin',
  'archersAttackMax',
  'swordsmenAttackMin',
  'swordsmenAttackMax',
  'cavalryAttackMin',
  'cavalryAttackMax',
  'armor',
] as const satisfies readonly (keyof Characteristics)[]
const MEANS = [
  'archersMastery',
  'swordsmenMastery',
  'dodge',
  'luck',
] as const satisfies readonly (keyof Characteristics)[]

/** What the armies have together: some of it adds up, the rest is the mean (rules/fight/crusade.ts). */
function jointCharacteristics(armies: Armies): FightHost['characteristics'] {
  const joint = { ...NO_CHARACTERISTICS }
  for (const { characteristics } of armies) {
    if (!('archersMastery' in characteristics)) continue
    for (const name of SUMS) joint[name] += characteristics[name]
    for (const name of MEANS) joint[name] += characteristics[name]
  }
  for (const name of MEANS) joint[name] = Math.floor(joint[name] / Math.max(1, armies.length))
  return joint
}

function jointName(armies: Armies): string {
  const [leader] = armies
  return armies.length > 1 ? `${leader?.name ?? ''} и соратники` : (leader?.name ?? '')
}

/** A crusade as the fight of one army: the armies as they fight together, against the boss. */
export function jointReport(report: CrusadeReport): FightReport {
  const { hosts: armies, boss } = report
  return {
    rulesVersion: report.rulesVersion,
    seed: report.seed,
    ground: 'FIELD',
    result: report.result,
    rounds: report.rounds,
    attacker: {
      name: jointName(armies),
      level: Math.max(...armies.map(({ level }) => level)),
      // Its banner and its picture are the leader's.
      playerId: armies[0]?.playerId ?? null,
      enemyKey: null,
      army: sumArmies(armies.map(({ army }) => army)),
      characteristics: jointCharacteristics(armies),
      healthMax: report.healthMax,
      moralePercent: report.moralePercent,
      skill: null,
      fallen: sumArmies(armies.map(({ fallen }) => fallen)),
    },
    defender: { ...boss, moralePercent: report.bossMoralePercent, fallen: null },
  }
}
