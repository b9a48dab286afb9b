import {
  bigint,
  identity,
  jsonb,
  nullable,
  text,
  timestamptz,
  uuid,
} from '../../platform/database/columns.ts'
import { defineModel } from '../../platform/database/model.ts'

/** What administrators changed. */
export const adminActions = defineModel('admin_action', {
  id: identity(),
  playerId: bigint(),
  operation: text(),
  subjectId: nullable(bigint()),
  request: jsonb<Readonly<Record<string, unknown>>>(),
  network: text(),
  requestId: uuid(),
  createdAt: timestamptz(),
})
