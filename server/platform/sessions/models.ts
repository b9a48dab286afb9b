import type { TokenScope } from '#generated/types.ts'
import {
  bigint,
  bytea,
  date,
  identity,
  inet,
  integer,
  nullable,
  primaryKey,
  text,
  texts,
  timestamptz,
  uuid,
} from '../database/columns.ts'
import { defineModel } from '../database/model.ts'

export type CloseReason =
  | 'LOGGED_OUT'
  | 'CLOSED_ELSEWHERE'
  | 'PASSWORD_CHANGED'
  | 'BLOCKED'
  | 'CLOSED_BY_ADMIN'
  | 'ROLES_CHANGED'
  | 'DELETED'

/** The sessions of players. */
export const sessions = defineModel('session', {
  id: primaryKey(uuid()),
  playerId: bigint(),
  device: nullable(text()),
  userAgent: nullable(text()),
  ip: nullable(inet()),
  createdAt: timestamptz(),
  lastSeenAt: timestamptz(),
  idleExpiresAt: timestamptz(),
  expiresAt: timestamptz(),
  closedAt: nullable(timestamptz()),
  closeReason: nullable(text<CloseReason>()),
  /** Of the browser that opened it; null for programs. */
  deviceId: nullable(uuid()),
  /** When a letter told the owner of this login from a new device. */
  reportedAt: nullable(timestamptz()),
  /** Until when it may make calls that ask for the password. */
  passwordConfirmedUntil: nullable(timestamptz()),
  /** SHA-256 of the init data of the launch that opened it in a messenger. */
  launchHash: nullable(bytea()),
})

/** Who was in the game on which day. `dayNote` writes it. */
export const playerDays = defineModel('player_day', {
  day: primaryKey(date()),
  playerId: primaryKey(bigint()),
  /** Since the player was last seen before; null on the first day. */
  daysAway: nullable(integer()),
})

/** Tokens of players for their tools. The token itself is signed, not stored. */
export const personalTokens = defineModel('personal_token', {
  id: primaryKey(uuid()),
  playerId: bigint(),
  name: text(),
  scopes: texts<TokenScope>(),
  createdAt: timestamptz(),
  lastUsedAt: nullable(timestamptz()),
  expiresAt: timestamptz(),
})

/** Players who may not log in. A lifted or ended block stays as a record. */
export const playerBlocks = defineModel('player_block', {
  id: identity(),
  playerId: bigint(),
  reason: text(),
  since: timestamptz(),
  /** Null: for good. */
  until: nullable(timestamptz()),
  byId: bigint(),
  liftedAt: nullable(timestamptz()),
})
