import type { LeftMotto } from '#generated/types.ts'
import { bulkhead } from '../../platform/bulkhead.ts'
import { newRowOf } from '../../platform/database/model-parts.ts'
import { sql, sqlSoon } from '../../platform/sql.ts'
import { report } from '../live/report.ts'
import { viewPlayerInfo } from '../player/player-info.ts'
import { leftMottos } from './models.ts'

export const MOTTOS = bulkhead('mottos')

export type LeftMottoRow = {
  readonly motto: string
  readonly leftAt: Date
  readonly authorId: number
  readonly name: string
  readonly level: number
  readonly guildTag: string | null
  readonly arms: string | null
}

/** Leaves a motto, from 1 to 50 characters, at a castle whose player is locked. */
export function leaveMotto(motto: {
  readonly castleId: number
  readonly authorId: number
  readonly motto: string
  readonly leftAt: Date
}): void {
  report(motto.castleId, 'raids')
  sqlSoon`INSERT INTO ${newRowOf(leftMottos, motto)}`
}

const MOTTOS_SHOWN = 5

/** The newest mottos that raiders have left at a castle. */
export function readLeftMottos(castleId: number): Promise<LeftMottoRow[]> {
  return sql<LeftMottoRow>`
    SELECT motto, left_at, author_id, author.name, author.level, author.guild_tag, author.arms
    FROM left_motto JOIN player AS author ON author.id = author_id
    WHERE castle_id = ${castleId} ORDER BY left_motto.id DESC LIMIT ${MOTTOS_SHOWN}`
}

export function viewLeftMotto({ authorId, motto, leftAt, ...author }: LeftMottoRow): LeftMotto {
  return {
    author: viewPlayerInfo({ id: authorId, ...author }),
    motto,
    leftAt: leftAt.toISOString(),
  }
}
