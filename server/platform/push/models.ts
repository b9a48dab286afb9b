import { boolean, bytea, primaryKey, text, timestamptz, withDefault } from '../database/columns.ts'
import { defineModel } from '../database/model.ts'

/** The VAPID keys of this game: one row. */
export const pushKeys = defineModel('push_key', {
  onlyOne: withDefault(primaryKey(boolean())),
  publicKey: text(),
  sealedPrivateKey: bytea(),
  createdAt: timestamptz(),
})
