import type { Session } from '#generated/types.ts'
import type { ModelRow } from '../../platform/database/model.ts'
import type { sessions } from '../../platform/sessions/models.ts'

export function viewSession(row: ModelRow<typeof sessions>, currentSessionId: string): Session {
  return {
    sessionId: row.id,
    isCurrent: row.id === currentSessionId,
    device: (row.device ?? 'Неизвестное устройство').slice(0, 100),
    address: row.ip ?? '',
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }
}
