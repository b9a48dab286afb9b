import type { components } from '../../../generated/api-types.ts'
import { viewReward } from '../missions/reward.ts'
import type { FightRow, FightSummaryRow } from './queries.ts'

type Schemas = components['schemas']

export const viewFightSummary = (row: FightSummaryRow): Schemas['FightSummary'] => ({
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
})

export const viewFight = (row: FightRow): Schemas['Fight'] => ({
  summary: viewFightSummary(row),
  missionKey: row.missionKey,
  report: row.report,
})
