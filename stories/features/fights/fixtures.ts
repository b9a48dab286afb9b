import { CRUSADES } from '#catalogue/crusades/crusades.ts'
import { MISSIONS } from '#catalogue/missions/missions.ts'
import { UNLIMITED_MISSION } from '#catalogue/missions/unlimited-mission.ts'
import type { Fight, FightReport, FightSummary, RaidReport } from '#generated/types.ts'
import { maxArmy } from '#rules/army/army.ts'
import { armyCharacteristics, armyHealth } from '#rules/army/characteristics.ts'
import { NO_MONEY } from '#rules/core/currencies.ts'
import { crusadeBoss } from '#rules/crusades/crusades.ts'
import { type CrusadeReport, fightCrusade } from '#rules/fight/crusade.ts'
import { fight } from '#rules/fight/fight.ts'
import { fightRaid } from '#rules/fight/raid.ts'
import type { RaidContender } from '#rules/fight/raid-report.ts'
import { fightUnlimited, type UnlimitedReport } from '#rules/fight/unlimited.ts'
import { enemyContender, missionEnemy } from '#rules/missions/mission-enemy.ts'
import { unlimitedFirstLevel } from '#rules/missions/unlimited-mission.ts'
import { contenderAt } from '../missions/fixtures/missions.ts'

/** A fight computed by the rules: a lord of `level` on a mission. */
export function reportOf(level: number, missionKey: string, seed: string): FightReport {
  const mission = MISSIONS.find(({ key }) => key === missionKey)
  if (!mission) throw new Error(`No mission ${missionKey}`)
  const defender = enemyContender(missionEnemy(mission, 'MEDIUM'))
  return fight({ attacker: contenderAt(level), defender, ground: 'FIELD' }, seed)
}

const nothing = { experience: 0, ...NO_MONEY, resources: [], gear: [] }

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
    opponentGuildTag: null,
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
    drawnFrom: null,
  }
}

function lordAt(level: number, playerId: number, name: string, healthPercent = 100): RaidContender {
  const army = maxArmy(level)
  const healthMax = armyHealth({ level, army })
  return {
    name,
    level,
    playerId,
    enemyKey: null,
    army,
    characteristics: armyCharacteristics({ level, army }),
    healthMax,
    health: Math.floor((healthMax * healthPercent) / 100),
    skill: null,
  }
}

/** A raid computed by the rules, with a catapult, against walls and stakes. */
export function raidReportOf(seed: string): RaidReport {
  return fightRaid(
    {
      ground: 'CASTLE',
      attacker: lordAt(14, 17, 'Ратибор'),
      defender: lordAt(12, 18, 'Святослав', 70),
      castle: { walls: 1, moats: 0, stakes: 2, garrison: { top: 30, left: 0, right: 0, bottom: 30 } },
      plan: { position: 'right', siegeTower: true, projectiles: 3 },
    },
    seed,
  )
}

/** A raid as its attacker reads it, or as its defender. */
export function raidFightOf(report: RaidReport, side: FightSummary['side']): Fight {
  const isDefender = side === 'DEFENDER'
  const { name: attacker } = report.attacker
  const { name: defender } = report.defender
  return {
    summary: summaryOf(42, {
      type: 'FORAY',
      side,
      result: isDefender ? 'LOSE' : 'WIN',
      title: isDefender ? `Оборона: ${attacker}` : `Набег: ${defender}`,
      opponentName: isDefender ? attacker : defender,
      opponentId: isDefender ? 17 : 18,
      difficulty: null,
      goldLost: isDefender ? 640 : 0,
    }),
    missionKey: null,
    report,
    drawnFrom: null,
  }
}

/** A run of the unlimited mission computed by the rules. */
export function unlimitedReportOf(
  level: number,
  seed: string,
  firstLevel = unlimitedFirstLevel(level),
): UnlimitedReport {
  const { key, enemyName } = UNLIMITED_MISSION
  return fightUnlimited(
    { ground: 'UNLIMITED', attacker: contenderAt(level), enemy: { key, enemyName }, firstLevel },
    seed,
  )
}

export function unlimitedFightOf(report: UnlimitedReport): Fight {
  return {
    summary: summaryOf(43, {
      result: report.beaten > 0 ? 'WIN' : 'LOSE',
      title: `${UNLIMITED_MISSION.name}: столб ${report.beaten}`,
      opponentName: UNLIMITED_MISSION.enemyName,
      difficulty: null,
    }),
    missionKey: null,
    report,
    drawnFrom: null,
  }
}

/** A crusade computed by the rules: lords of these levels against a boss. The first one leads. */
export function crusadeReportOf(missionKey: string, levels: readonly number[], seed: string): CrusadeReport {
  const boss = CRUSADES.find(({ key }) => key === missionKey)
  if (!boss) throw new Error(`No crusade ${missionKey}`)
  const names = ['Ратибор', 'Любава', 'Святослав', 'Остробор', 'Забава', 'Ярополкобрячислав']
  const armies = levels.map((level, index) => ({
    ...contenderAt(level),
    playerId: 17 + index,
    name: names[index] ?? `Лорд ${index}`,
    skill: null,
  }))
  return fightCrusade({ ground: 'CRUSADE', hosts: armies, boss: crusadeBoss(boss) }, seed)
}

export function crusadeFightOf(report: CrusadeReport, title: string): Fight {
  return {
    summary: summaryOf(45, {
      type: 'GROUP_MISSION',
      result: report.result,
      title,
      opponentName: report.boss.name,
      difficulty: null,
    }),
    missionKey: report.boss.enemyKey,
    report,
    drawnFrom: null,
  }
}
