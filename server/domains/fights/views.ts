import type { Fight, FightSummary } from '../../../generated/types.ts'
import { viewReward } from '../../game/rewards/reward.ts'
import type { FightRow, FightSummaryRow } from './queries.ts'

export function viewFightSummary(row: FightSummaryRow): FightSummary {
  return {
    fightId: row.fightId,
    shareKey: row.shareKey,
    type: row.type,
    result: row.result,
    title: row.title,
    opponentName: row.opponentName,
    difficulty: row.difficulty,
    createdAt: row.createdAt.toISOString(),
    isViewed: row.isViewed,
    reward: viewReward(row.rewards),
  }
}

export function viewFight(row: FightRow): Fight {
  return {
    summary: viewFightSummary(row),
    missionKey: row.missionKey,
    report: row.report,
  }
}
