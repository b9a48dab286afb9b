import {
  bigint,
  inet,
  nullable,
  primaryKey,
  text,
  timestamptz,
  uuid,
} from '../../platform/database/columns.ts'
import { defineModel } from '../../platform/database/model.ts'

/** Where a player is logged in, as the settings show it; opened, renewed and closed by the platform. */
export const sessions = defineModel('session', {
  id: primaryKey(uuid()),
  playerId: bigint(),
  device: nullable(text()),
  ip: nullable(inet()),
  createdAt: timestamptz(),
  lastSeenAt: timestamptz(),
  idleExpiresAt: timestamptz(),
  expiresAt: timestamptz(),
  closedAt: nullable(timestamptz()),
})
