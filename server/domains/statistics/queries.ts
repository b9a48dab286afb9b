import type { MoneySource } from '#generated/types.ts'
import type { FightType } from '../../game/fights/models.ts'
import { sql } from '../../platform/sql.ts'

export type MoneyDay = {
  readonly day: string
  readonly currency: 'GOLD' | 'DIAMONDS'
  readonly source: MoneySource
  readonly earned: number
  readonly spent: number
  readonly gains: number
}

/** Gold and diamonds of each day since `from` (YYYY-MM-DD), by source. */
export function readMoneyDays(from: string): Promise<MoneyDay[]> {
  return sql<MoneyDay>`
    SELECT day, currency, source, earned, spent, gains FROM day_money
    WHERE day >= ${from}::date AND currency IN ('GOLD', 'DIAMONDS') ORDER BY currency, source, day`
}

export type FightDay = {
  readonly day: string
  readonly type: FightType
  readonly result: 'WIN' | 'LOSE' | 'DRAW'
  readonly fights: number
}

export function readFightDays(from: string): Promise<FightDay[]> {
  return sql<FightDay>`SELECT day, type, result, fights FROM day_fights WHERE day >= ${from}::date`
}

export type PlayerDay = {
  readonly day: string
  readonly founded: number
  readonly active: number
  readonly returned: number
}

export function readPlayerDays(from: string): Promise<PlayerDay[]> {
  return sql<PlayerDay>`SELECT day, founded, active, returned FROM day_players WHERE day >= ${from}::date`
}

export type FailureDay = { readonly day: string; readonly failed: number; readonly refused: number }

export function readFailureDays(from: string): Promise<FailureDay[]> {
  return sql<FailureDay>`SELECT day, failed, refused FROM day_failures WHERE day >= ${from}::date`
}

/** Castles by level, from the counts of the top list: one row for each level that a castle has. */
export function readLevels(): Promise<{ level: number; castles: number }[]> {
  return sql<{ level: number; castles: number }>`
    SELECT prefix AS level, players AS castles FROM standing_count
    WHERE sort = 'LEVEL' AND depth = 0 AND players > 0 ORDER BY prefix`
}
