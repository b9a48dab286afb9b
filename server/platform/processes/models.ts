import { jsonb, primaryKey, timestamptz, uuid } from '../database/columns.ts'
import { defineModel } from '../database/model.ts'
import type { SharedSettings } from './shared-settings.ts'

/** The settings of each server process that must be the same for all. */
export const serverProcesses = defineModel('server_process', {
  processId: primaryKey(uuid()),
  settings: jsonb<SharedSettings>(),
  seenAt: timestamptz(),
})
