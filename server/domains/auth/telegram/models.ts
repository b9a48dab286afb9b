import {
  bigint,
  bytea,
  nullable,
  primaryKey,
  text,
  timestamptz,
  uuid,
} from '../../../platform/database/columns.ts'
import { defineModel } from '../../../platform/database/model.ts'

/** Who logs in by a messenger. One account of it and one castle. */
export const messengerAccounts = defineModel('messenger_account', {
  playerId: primaryKey(bigint()),
  messenger: text<'TELEGRAM'>(),
  messengerUserId: bigint(),
  linkedAt: timestamptz(),
  /** Not used any more: servers of the version before read it. */
  sessionId: nullable(uuid()),
  /** Not used any more: servers of the version before read it. */
  launchHash: nullable(bytea()),
})
