import type { GuildHistoryAction } from '#rules/guilds/history.ts'
import { now } from '../../platform/clock.ts'
import { newRowOf } from '../../platform/database/model-parts.ts'
import { sql, sqlSoon } from '../../platform/sql.ts'
import { guildHistory } from './models.ts'

export type GuildEvent = {
  readonly guildId: number
  readonly action: GuildHistoryAction
  readonly actorId: number | null
  readonly targetId?: number
  readonly roleBefore?: string
  readonly roleAfter?: string
}

/** Adds to the history of a guild. Not awaited. */
export function noteInHistory(event: GuildEvent): void {
  sqlSoon`INSERT INTO ${newRowOf(guildHistory, { ...event, createdAt: now() })}`
}

export type GuildHistoryRow = {
  readonly id: number
  readonly action: GuildHistoryAction
  readonly actorId: number | null
  readonly actor: string | null
  readonly targetId: number | null
  readonly target: string | null
  readonly roleBefore: string | null
  readonly roleAfter: string | null
  readonly createdAt: Date
}

/** What happened in a guild, the newest first, before this entry. */
export function readGuildHistory(guildId: number, before: number, limit: number): Promise<GuildHistoryRow[]> {
  return sql<GuildHistoryRow>`
    SELECT entry.id, action, actor_id, actor.name AS actor, target_id, target.name AS target, role_before, role_after,
      entry.created_at
    FROM guild_history AS entry LEFT JOIN player AS actor ON actor.id = actor_id
    LEFT JOIN player AS target ON target.id = target_id
    WHERE guild_id = ${guildId} AND entry.id < ${before} ORDER BY entry.id DESC LIMIT ${limit}`
}
