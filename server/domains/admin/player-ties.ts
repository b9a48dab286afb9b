import type { PlayerTies } from '#generated/types.ts'
import { type Connection, type HouseholdSignal, householdScore } from '#rules/admin/household-score.ts'
import { findPlayers } from '../../game/player/player-row.ts'
import { sql, sqlMaybe } from '../../platform/sql.ts'

/** Castles of each signal, at most. A school shares one address. */
const CASTLES_MAX = 50

/** Other castles whose sessions share a browser or an address, as long as sessions are kept, and those with sales between them. */
function findConnections(playerId: number): Promise<Connection[]> {
  return sql<Connection>`
    WITH own AS (SELECT DISTINCT device_id, ip FROM session WHERE player_id = ${playerId})
    (SELECT 'SHARED_DEVICE' AS signal, session.player_id, count(DISTINCT session.device_id) AS count
      FROM (SELECT DISTINCT device_id FROM own WHERE device_id IS NOT NULL) AS mine JOIN session USING (device_id)
      WHERE session.player_id <> ${playerId} GROUP BY session.player_id ORDER BY session.player_id LIMIT ${CASTLES_MAX})
    UNION ALL
    (SELECT 'SHARED_ADDRESS', session.player_id, count(DISTINCT session.ip)
      FROM (SELECT DISTINCT ip FROM own WHERE ip IS NOT NULL) AS mine JOIN session USING (ip)
      WHERE session.player_id <> ${playerId} GROUP BY session.player_id ORDER BY session.player_id LIMIT ${CASTLES_MAX})`
}

type Sale = { readonly playerId: number; readonly count: number }

/** Sales between the player and these castles. */
function findSales(playerId: number, otherIds: readonly number[]): Promise<Sale[]> {
  return sql<Sale>`
    SELECT other AS player_id, count(*) AS count FROM (
      SELECT buyer_id AS other FROM market_lot WHERE status = 'SOLD' AND seller_id = ${playerId} AND buyer_id = ANY(${otherIds}::bigint[])
      UNION ALL
      SELECT seller_id FROM market_lot WHERE status = 'SOLD' AND buyer_id = ${playerId} AND seller_id = ANY(${otherIds}::bigint[])
    ) AS sale GROUP BY other ORDER BY other`
}

const SIGNAL_WORDS: Readonly<Record<HouseholdSignal, string>> = {
  SHARED_DEVICE: 'Входили в одном браузере',
  SHARED_ADDRESS: 'Входили с одного адреса',
  TRADES: 'Торговали между собой',
}

async function readHousehold(playerId: number): Promise<PlayerTies['household']> {
  const shared = await findConnections(playerId)
  const sales = await findSales(playerId, [...new Set(shared.map((one) => one.playerId))])
  const trades = sales.map((sale): Connection => ({ signal: 'TRADES', ...sale }))
  const { score, reasons } = householdScore([...shared, ...trades])
  const names = new Map(
    (await findPlayers(reasons.flatMap(({ playerIds }) => playerIds))).map(({ id, name }) => [id, name]),
  )
  return {
    score,
    reasons: reasons.map(({ signal, points, playerIds }) => ({
      signal,
      points,
      text: SIGNAL_WORDS[signal],
      players: playerIds.map((id) => ({ playerId: id, name: names.get(id) ?? 'Неизвестен' })),
    })),
  }
}

/** The guild of a player, and what connects the castle with others. */
export async function readTies(playerId: number): Promise<PlayerTies> {
  const guild = await sqlMaybe<{
    tag: string
    name: string
    role: string
    memberCount: number
    joinedAt: Date
  }>`
    SELECT guild.tag, guild.name, role.name AS role, guild.member_count, member.joined_at
    FROM guild_member AS member JOIN guild ON guild.id = member.guild_id JOIN guild_role AS role ON role.id = member.role_id
    WHERE member.player_id = ${playerId}`
  return {
    guild: guild ? { ...guild, joinedAt: guild.joinedAt.toISOString() } : null,
    household: await readHousehold(playerId),
  }
}
