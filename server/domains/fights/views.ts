import type { Fight, FightSummary } from '#generated/types.ts'
import type { FightResult } from '#rules/fight/report.ts'
import { storedDrawnFrom } from '../../game/draws/stored-drawn-from.ts'
import { NO_REWARD, viewReward } from '../../game/rewards/reward.ts'
import { bulkhead } from '../../platform/bulkhead.ts'
import type { FightRow, FightSummaryRow } from './queries.ts'

export const FIGHTS = bulkhead('fights')

const OPPOSITE = { WIN: 'LOSE', LOSE: 'WIN', DRAW: 'DRAW' } as const satisfies Record<
  FightResult,
  FightResult
>

type Seen = Pick<
  FightSummary,
  'side' | 'result' | 'title' | 'opponentName' | 'opponentId' | 'opponentGuildTag' | 'reward' | 'goldLost'
>

function viewForAttacker(row: FightSummaryRow): Seen {
  return {
    side: 'ATTACKER',
    result: row.result,
    title: row.type === 'FORAY' ? `Набег: ${row.defenderName}` : row.title,
    opponentName: row.defenderName,
    opponentId: row.defenderId,
    opponentGuildTag: row.defenderGuildTag,
    reward: viewReward(row.rewards),
    goldLost: 0,
  }
}

function viewForDefender(row: FightSummaryRow): Seen {
  return {
    side: 'DEFENDER',
    result: OPPOSITE[row.result],
    title: `Оборона: ${row.attackerName}`,
    opponentName: row.attackerName,
    opponentId: row.attackerId,
    opponentGuildTag: row.attackerGuildTag,
    reward: viewReward(row.defenderRewards ?? NO_REWARD),
    goldLost: row.loot ?? 0,
  }
}

/** A fight for the player who reads it: a raided one is its defender. */
export function viewFightSummary(row: FightSummaryRow): FightSummary {
  return {
    fightId: row.fightId,
    shareKey: row.shareKey,
    type: row.type,
    ...(row.readerId === row.defenderId ? viewForDefender(row) : viewForAttacker(row)),
    difficulty: row.difficulty,
    createdAt: row.createdAt.toISOString(),
    isViewed: row.isViewed,
  }
}

export function viewFight(row: FightRow): Fight {
  const lootLimit = row.readerId === row.attackerId ? row.lootLimit : null
  return {
    summary: viewFightSummary(row),
    missionKey: row.missionKey,
    report: row.report,
    drawnFrom: storedDrawnFrom.parse(row.drawnFrom),
    ...(lootLimit === null ? {} : { lootLimit }),
  }
}
