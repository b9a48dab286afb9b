import type { FoundOpponent } from '#rules/raids/find-opponents.ts'
import type { FoundDifficulty } from '#rules/raids/search.ts'
import { findCrusadeOut } from '../../game/crusades/store.ts'
import { report } from '../../game/live/report.ts'
import { newRowOf } from '../../platform/database/model-parts.ts'
import { sql, sqlMaybe, sqlSoon } from '../../platform/sql.ts'
import { raidCooldowns, raidOpponents, raidSpyings, type Seen } from './models.ts'

export type OpponentRow = {
  readonly opponentId: number
  readonly difficulty: FoundDifficulty
  readonly winPercent: number
  readonly homePercent: number
}

/** The opponents of a player's last search: at most three. */
export function readOpponents(playerId: number): Promise<OpponentRow[]> {
  return sql<OpponentRow>`
    SELECT opponent_id, difficulty, win_percent, home_percent FROM raid_opponent JOIN player ON player.id = opponent_id
    WHERE player_id = ${playerId} AND player.kind <> 'DELETED'`
}

/** Replaces the opponents of a locked player. */
export function saveOpponents(playerId: number, found: readonly FoundOpponent[]): void {
  report(playerId, 'raids')
  sqlSoon`DELETE FROM raid_opponent WHERE player_id = ${playerId}`
  for (const { id, difficulty, winPercent, homePercent } of found)
    sqlSoon`INSERT INTO ${newRowOf(raidOpponents, { playerId, difficulty, opponentId: id, winPercent, homePercent })}`
}

export type SpyingRow = {
  readonly castleId: number
  readonly seen: Seen
  readonly seenAt: Date
  readonly until: Date
}

/** What a player's spies still know of these castles. */
export function readSpyings(
  playerId: number,
  castleIds: readonly number[],
  instant: Date,
): Promise<SpyingRow[]> {
  return sql<SpyingRow>`
    SELECT castle_id, seen, seen_at, until FROM raid_spying
    WHERE player_id = ${playerId} AND castle_id = ANY(${castleIds}::bigint[]) AND until > ${instant}`
}

export function saveSpying(playerId: number, { castleId, seen, seenAt, until }: SpyingRow): void {
  sqlSoon`
    INSERT INTO ${newRowOf(raidSpyings, { playerId, castleId, seen, seenAt, until })}
    ON CONFLICT (player_id, castle_id) DO UPDATE
      SET seen = excluded.seen, seen_at = excluded.seen_at, until = excluded.until`
}

export type CooldownRow = { readonly victimId: number; readonly until: Date }

/** The castles among these that the player may not raid again yet. */
export function readCooldowns(
  playerId: number,
  victimIds: readonly number[],
  instant: Date,
): Promise<CooldownRow[]> {
  return sql<CooldownRow>`
    SELECT victim_id, until FROM raid_cooldown
    WHERE player_id = ${playerId} AND victim_id = ANY(${victimIds}::bigint[]) AND until > ${instant}`
}

export function saveCooldown(playerId: number, victimId: number, until: Date): void {
  sqlSoon`
    INSERT INTO ${newRowOf(raidCooldowns, { playerId, victimId, until })}
    ON CONFLICT (player_id, victim_id) DO UPDATE SET until = excluded.until`
}

/** Whether the player's army is out on a mission or a crusade. */
export async function isAway(playerId: number): Promise<boolean> {
  const [run, crusade] = await Promise.all([
    sqlMaybe`SELECT 1 AS one FROM mission_run WHERE player_id = ${playerId} AND finished_at IS NULL`,
    findCrusadeOut(playerId),
  ])
  return run !== undefined || crusade !== undefined
}
