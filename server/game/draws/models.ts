import {
  bigint,
  bytea,
  date,
  givenIdentity,
  integer,
  nullable,
  primaryKey,
  text,
  timestamptz,
} from '../../platform/database/columns.ts'
import { defineModel } from '../../platform/database/model.ts'

/** Chains of day secrets, one after the other. Only `server/game/draws` reads their secrets. */
export const secretChains = defineModel('secret_chain', {
  id: givenIdentity(),
  firstDay: date(),
  lastDay: date(),
  /** SHA-256 of the secret of the first day. */
  commitment: text(),
  /** The secret of the last day, from which all others follow. */
  sealedSecret: bytea(),
  createdAt: timestamptz(),
  /** The day on which another chain replaced it. */
  retiredOn: nullable(date()),
})

/** Published secrets. Nothing is drawn from them any more. */
export const daySecrets = defineModel('day_secret', {
  day: primaryKey(date()),
  chainId: primaryKey(bigint()),
  secret: text(),
  openedAt: timestamptz(),
})

/** The last draw of each subject. */
export const drawCounts = defineModel('draw_count', {
  subject: primaryKey(text()),
  day: date(),
  number: integer(),
})
