import { MISSIONS } from '../../../catalogue/missions/missions.ts'
import type { Fight, FightReport, FightSummary } from '../../../generated/types.ts'
import { fight } from '../../../rules/fight/fight.ts'
import { enemyContender, missionEnemy } from '../../../rules/missions/mission-enemy.ts'
import { hostAt } from '../missions/world.ts'

/** A fight computed by the rules: a lord of `level` on a mission. */
export function reportOf(level: number, missionKey: string, seed: string): FightReport {
  const mission = MISSIONS.find(({ key }) => key === missionKey)
  if (!mission) throw new Error(`No mission ${missionKey}`)
  const defender = enemyContender(missionEnemy(mission, 'MEDIUM'))
  return fight({ attacker: hostAt(level), defender, ground: 'FIELD' }, seed)
}

const nothing = { experience: 0, gold: 0, diamonds: 0, glory: 0, resources: [], gear: [] }

export function summaryOf(fightId: number, changes: Partial<FightSummary> = {}): FightSummary {
  return {
    fightId,
    shareKey: '00000000-0000-4000-8000-000000000041',
    type: 'MISSION',
    side: 'ATTACKER',
    result: 'WIN',
    title: 'Старая мельница',
    opponentName: 'Крысы в сапогах',
    opponentId: null,
    goldLost: 0,
    difficulty: 'MEDIUM',
    createdAt: '2026-11-20T11:40:00.000Z',
    isViewed: true,
    reward: changes.result && changes.result !== 'WIN' ? nothing : { ...nothing, experience: 200, gold: 24 },
    ...changes,
  }
}

export function fightOf(report: FightReport, title: string): Fight {
  const { result, defender } = report
  return {
    summary: summaryOf(41, { result, title, opponentName: defender.name }),
    missionKey: defender.enemyKey,
    report,
  }
}
