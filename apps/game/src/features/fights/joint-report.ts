import type { CrusadeReport, FightHost, FightReport } from '#generated/types.ts'
import { type Army, addArmy, EMPTY_ARMY } from '#rules/army/army.ts'
import { type Characteristics, NO_CHARACTERISTICS } from '#rules/army/characteristics.ts'

type Hosts = CrusadeReport['hosts']

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

/** What the hosts have together: some of it adds up, the rest is the mean (rules/fight/crusade.ts). */
function jointCharacteristics(hosts: Hosts): FightHost['characteristics'] {
  const joint = { ...NO_CHARACTERISTICS }
  for (const { characteristics } of hosts) {
    if (!('archersMastery' in characteristics)) continue
    for (const name of SUMS) joint[name] += characteristics[name]
    for (const name of MEANS) joint[name] += characteristics[name]
  }
  for (const name of MEANS) joint[name] = Math.floor(joint[name] / Math.max(1, hosts.length))
  return joint
}

function jointName(hosts: Hosts): string {
  const [leader] = hosts
  return hosts.length > 1 ? `${leader?.name ?? ''} и соратники` : (leader?.name ?? '')
}

/** A crusade as the fight of one host: the hosts as they fight together, against the boss. */
export function jointReport(report: CrusadeReport): FightReport {
  const { hosts, boss } = report
  return {
    rulesVersion: report.rulesVersion,
    seed: report.seed,
    ground: 'FIELD',
    result: report.result,
    rounds: report.rounds,
    attacker: {
      name: jointName(hosts),
      level: Math.max(...hosts.map(({ level }) => level)),
      // Its banner and its picture are the leader's.
      playerId: hosts[0]?.playerId ?? null,
      enemyKey: null,
      army: sumArmies(hosts.map(({ army }) => army)),
      characteristics: jointCharacteristics(hosts),
      healthMax: report.healthMax,
      moralePercent: report.moralePercent,
      skill: null,
      fallen: sumArmies(hosts.map(({ fallen }) => fallen)),
    },
    defender: { ...boss, moralePercent: report.bossMoralePercent, fallen: null },
  }
}
