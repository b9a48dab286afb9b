import type {
  AdminAlikeName,
  AdminMoneyEntry,
  AdminPlayer,
  AuditEntry,
  PlayerBlock,
} from '#generated/types.ts'
import { pursesOf } from '#rules/core/currencies.ts'
import { titleForLevel } from '#rules/player/title.ts'
import { bulkhead } from '../../platform/bulkhead.ts'
import { isRole } from '../../platform/http/callers/caller.ts'
import type { AlikeNameRow } from './alike-names.ts'
import type { AuditRow } from './audit-queries.ts'
import type { AdminMoneyRow, AdminPlayerRow } from './queries.ts'

export const ADMIN_PLAYERS = bulkhead('players for administrators')
export const MONEY = bulkhead('money for administrators')
export const AUDIT = bulkhead('audit entries')

function viewBlock(player: AdminPlayerRow): PlayerBlock | null {
  const { blockReason, blockSince, blockUntil, blockByName } = player
  if (blockReason === null || blockSince === null || blockByName === null) return null
  return {
    reason: blockReason,
    since: blockSince.toISOString(),
    until: blockUntil?.toISOString() ?? null,
    byName: blockByName,
  }
}

export function viewAdminPlayer(player: AdminPlayerRow): AdminPlayer {
  return {
    id: player.id,
    name: player.name,
    email: player.email,
    emailConfirmed: player.emailConfirmedAt !== null,
    kind: player.kind,
    roles: player.roles.filter(isRole),
    level: player.level,
    title: titleForLevel(player.level),
    experience: player.experience,
    ...pursesOf(({ purse }) => player[purse]),
    owedDiamonds: player.owedDiamonds,
    missionsWon: player.missionsWon,
    missionsLost: player.missionsLost,
    createdAt: player.createdAt.toISOString(),
    lastSeenAt: player.lastSeenAt?.toISOString() ?? null,
    openSessions: player.openSessions,
    block: viewBlock(player),
  }
}

export function viewMoneyEntry(entry: AdminMoneyRow): AdminMoneyEntry {
  return {
    id: entry.id,
    playerId: entry.playerId,
    currency: entry.currency,
    type: entry.type,
    source: entry.source,
    amount: Math.abs(entry.amount),
    balanceAfter: entry.balanceAfter,
    reference: entry.reference?.slice(0, 100) ?? null,
    createdAt: entry.createdAt.toISOString(),
  }
}

export function viewAuditEntry(row: AuditRow): AuditEntry {
  return { ...row, request: JSON.stringify(row.request), createdAt: row.createdAt.toISOString() }
}

export function viewAlikeName(row: AlikeNameRow): AdminAlikeName {
  return { id: `${row.kind}-${row.ownerId}`, ...row }
}
