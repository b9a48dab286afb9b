import {
  bigint,
  bigints,
  bytea,
  nullable,
  primaryKey,
  timestamptz,
  uuid,
  withDefault,
} from '../database/columns.ts'
import { defineModel } from '../database/model.ts'

/** The players with an open live connection, by server process. */
export const presences = defineModel('presence', {
  processId: primaryKey(uuid()),
  playerIds: withDefault(bigints()),
  updatedAt: timestamptz(),
})

/** Payloads too large for a NOTIFY. The socket.io adapter writes and purges them. */
export const socketAttachments = defineModel('socket_io_attachments', {
  id: withDefault(primaryKey(bigint())),
  createdAt: nullable(withDefault(timestamptz())),
  payload: nullable(bytea()),
})
