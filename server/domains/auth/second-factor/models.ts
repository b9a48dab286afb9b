import {
  bigint,
  bytea,
  nullable,
  primaryKey,
  smallint,
  timestamptz,
  uuid,
} from '../../../platform/database/columns.ts'
import { defineModel } from '../../../platform/database/model.ts'

/** The authenticator apps of players. */
export const secondFactors = defineModel('second_factor', {
  playerId: primaryKey(bigint()),
  /** Encrypted: `sealSecret`. */
  sealedSecret: bytea(),
  createdAt: timestamptz(),
  /** Null until the first code: logins need none before. */
  confirmedAt: nullable(timestamptz()),
  /** Time step of the last code. Codes up to it are used. */
  lastStep: nullable(bigint()),
  recoverySalt: nullable(bytea()),
})

export const recoveryCodes = defineModel('recovery_code', {
  playerId: primaryKey(bigint()),
  hash: primaryKey(bytea()),
  usedAt: nullable(timestamptz()),
})

/** Logins between the password and the code. */
export const loginSteps = defineModel('login_step', {
  id: primaryKey(uuid()),
  playerId: bigint(),
  /** The browser that gave the password. Null in a frame without cookies. */
  deviceId: nullable(uuid()),
  tries: smallint(),
  expiresAt: timestamptz(),
  endedAt: nullable(timestamptz()),
})
