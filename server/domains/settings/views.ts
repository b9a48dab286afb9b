import type { components } from '../../../generated/api-types.ts'
import type { SessionRow } from './queries.ts'

export const viewSession = (row: SessionRow, currentSessionId: string): components['schemas']['Session'] => ({
  sessionId: row.id,
  isCurrent: row.id === currentSessionId,
  device: (row.device ?? 'Неизвестное устройство').slice(0, 100),
  address: row.address ?? '',
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt.toISOString(),
})
